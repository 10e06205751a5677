import {
  type KitchenSettings,
  kitchenToSettings,
  type OfficeSettings,
  officeEndpoints,
  success,
} from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';

/** Adds the endpoints for the minutes of kitchen and road and for unanswered orders (HRS-10). */
export function kitchenRoutes(scope: FastifyInstance, { db, catalogue }: { db: Db; catalogue: ServedCatalogue }): void {
  const current = () => kitchenOf(catalogue.current().office);

  addOfficeRoute(scope, officeEndpoints.kitchenSettings, (_request, reply) =>
    reply.send(success({ payload: current() })),
  );

  addOfficeRoute(scope, officeEndpoints.chooseKitchenSettings, async (request, reply) => {
    const kitchen = request.body;
    noteChange(request, { before: audited(current()), after: audited(kitchen) });
    const outcome = await asActor(db, request, 'reception', async (tx) => {
      for (const { name, value } of kitchenToSettings(kitchen)) await changeSetting(tx, name, () => value);
      return kitchen;
    });
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: kitchen }));
  });
}

function kitchenOf(office: OfficeSettings): KitchenSettings {
  const { preparationMinutes, travelMinutes, refuseAfterMinutes, dishesPerQuarter, showLeftFrom, alarmMails } = office;
  return { preparationMinutes, travelMinutes, refuseAfterMinutes, dishesPerQuarter, showLeftFrom, alarmMails };
}

/** The audit holds no personal data, so that it counts the addresses. */
const audited = ({ alarmMails, ...kitchen }: KitchenSettings) => ({ ...kitchen, alarmMails: alarmMails.length });
