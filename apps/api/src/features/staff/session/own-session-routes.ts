import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { asActor } from '../guard/as-actor.ts';
import { noteChange } from '../guard/audit-changes.ts';
import { officeOf, personOf } from '../guard/office-identity.ts';
import { endOtherSessions, endOwnSession, listSessionsOf } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';

/** Adds the endpoints by which a person sees and ends their own sessions (ROL-24). */
export function ownSessionRoutes(scope: FastifyInstance, { db, now }: StaffTools): void {
  addOfficeRoute(scope, officeEndpoints.ownSessions, async (request, reply) => {
    const { session } = officeOf(request);
    const sessions = await listSessionsOf(db, personOf(request).id, now().toInstant());
    const payload = sessions.map(({ tokenHash, ...told }) => ({ ...told, isThis: tokenHash === session }));
    return reply.send(success({ payload }));
  });

  addOfficeRoute(scope, officeEndpoints.endOwnSession, async (request, reply) => {
    const { id } = request.params;
    const ended = await asActor(db, request, 'person', (tx) => endOwnSession(tx, personOf(request).id, id));
    if (typeof ended === 'string') return answerError(reply, ended);
    return ended ? reply.send(success({ payload: {} })) : answerError(reply, 'not_found');
  });

  addOfficeRoute(scope, officeEndpoints.endOtherSessions, async (request, reply) => {
    const { session } = officeOf(request);
    const ended = await asActor(db, request, 'person', (tx) => endOtherSessions(tx, personOf(request).id, session));
    if (typeof ended === 'string') return answerError(reply, ended);
    noteChange(request, { target: null, after: { ended } });
    return reply.send(success({ payload: {} }));
  });
}
