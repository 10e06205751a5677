import { guestCashFromWire, guestCashSetting, officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { refuseActor } from '../staff/guard/refuse-actor.ts';

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
    const refusal = await db.transaction(async (tx) => {
      const refused = await refuseActor(tx, officeOf(request), 'guest-cash');
      if (refused) return refused;
      await changeSetting(tx, guestCashSetting, (known) => {
        noteChange(request, { before: { guestCash: guestCashFromWire(known) }, after: { guestCash } });
        return guestCash;
      });
      return null;
    });
    if (refusal) return answerError(reply, refusal);
    await catalogue.refresh();
    return reply.send(success({ payload: guestCash }));
  });
}
