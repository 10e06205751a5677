import { guestCashFromWire, guestCashSetting, officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';

/** Adds the endpoints for the settings of guests' cash payment (OFC-29). */
export function guestCashRoutes(
  scope: FastifyInstance,
  { db, catalogue }: { db: Db; catalogue: ServedCatalogue },
): void {
  addOfficeRoute(scope, officeEndpoints.guestCash, (_request, reply) =>
    reply.send(success({ payload: catalogue.current().settings.payments.guestCash })),
  );

  addOfficeRoute(scope, officeEndpoints.chooseGuestCash, async (request, reply) => {
    const guestCash = request.body;
    const outcome = await asActor(db, request, 'guest-cash', (tx) =>
      changeSetting(tx, guestCashSetting, (known) => {
        noteChange(request, { before: { guestCash: guestCashFromWire(known) }, after: { guestCash } });
        return guestCash;
      }),
    );
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: guestCash }));
  });
}
