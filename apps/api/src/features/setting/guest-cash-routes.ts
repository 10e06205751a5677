import { guestCashFromWire, guestCashSetting, officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';

/** How the restaurant takes cash of guests, seen and chosen in the office (OFC-29). */
export function guestCashRoutes(
  scope: FastifyInstance,
  { db, catalogue }: { db: Db; catalogue: ServedCatalogue },
): void {
  addOfficeRoute(scope, officeEndpoints.guestCash, (_request, reply) =>
    reply.send(success({ payload: { guest_cash: catalogue.current().settings.payments.guestCash } })),
  );

  addOfficeRoute(scope, officeEndpoints.chooseGuestCash, async (request, reply) => {
    const { guest_cash } = request.body;
    await db.transaction((tx) =>
      changeSetting(tx, guestCashSetting, (known) => {
        noteChange(request, { before: { guestCash: guestCashFromWire(known) }, after: { guestCash: guest_cash } });
        return guest_cash;
      }),
    );
    await catalogue.refresh();
    return reply.send(success({ payload: { guest_cash } }));
  });
}
