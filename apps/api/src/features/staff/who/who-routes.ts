import { askWhoSetting, officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { changeSetting } from '../../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { asActor } from '../guard/as-actor.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { officeOf } from '../guard/office-identity.ts';
import { answerPinRefusal } from '../pin/answer-pin-refusal.ts';
import { listPinHolders } from '../record/pin-repository.ts';
import { endActing } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { sayWho } from './say-who.ts';

/** Adds the endpoints by which a person says that they act on a tablet (ROL-09). */
export function whoRoutes(scope: FastifyInstance, tools: StaffTools & { catalogue: ServedCatalogue }): void {
  const { db, site, now, catalogue } = tools;

  addOfficeRoute(scope, officeEndpoints.who, async (_request, reply) => {
    const people = (await listPinHolders(db)).map(({ id, name }) => ({ id, name }));
    return reply.send(success({ payload: { isAsked: catalogue.current().office.asksWho, people } }));
  });

  addOfficeRoute(scope, officeEndpoints.sayWho, async (request, reply) => {
    const { personId, pin } = request.body;
    const { device, session } = officeOf(request);
    if (!device) return answerError(reply, 'forbidden');
    noteChange(request, { target: `person:${personId}` });
    const said = await sayWho(tools, { personId, pin, device, session });
    if (said.kind !== 'said') return answerPinRefusal(reply, said, { now: now(), site });
    return reply.send(success({ payload: said.acting }));
  });

  addOfficeRoute(scope, officeEndpoints.endWho, async (request, reply) => {
    await endActing(db, officeOf(request).session);
    return reply.send(success({ payload: {} }));
  });

  addOfficeRoute(scope, officeEndpoints.askWho, async (request, reply) => {
    const { isAsked } = request.body;
    const outcome = await asActor(db, request, 'devices', (tx) =>
      changeSetting(tx, askWhoSetting, (known) => {
        noteChange(request, { before: { isAsked: known === true }, after: { isAsked } });
        return isAsked;
      }),
    );
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: {} }));
  });
}
