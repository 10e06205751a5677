import { officeEndpoints, success } from '@comptoir/contract';
import { serviceDayStart, slotsToServiceEnd } from '@comptoir/domain';
import { fieldWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { actOnce } from '../action/act-once.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { isWithinHorizon } from '../schedule/slot-horizon.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { readSlotDay } from './read-slot-day.ts';
import { refuseField } from './refuse-field.ts';
import { changeSlots } from './slot-repository.ts';

export interface SlotTools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
}

/** Adds the endpoints by which the kitchen sees and changes the slots of a day (PSE-09 to PSE-11). */
export function slotRoutes(scope: FastifyInstance, { db, catalogue, now: readClock }: SlotTools): void {
  addOfficeRoute(scope, officeEndpoints.slotDay, async (request, reply) => {
    const { mode, date } = request.query;
    const now = readClock();
    if (!isWithinHorizon(date, now)) return refuseField(reply, 'date', fieldWords.date);
    return reply.send(success({ payload: await readSlotDay(db, catalogue.current(), { mode, date, now }) }));
  });

  addOfficeRoute(scope, officeEndpoints.changeSlots, async (request, reply) => {
    const { mode, date, value, capacity, isToServiceEnd } = request.body;
    const now = readClock();
    const { menus, settings } = catalogue.current();
    if (!isWithinHorizon(date, now)) return refuseField(reply, 'date', fieldWords.date);
    const ahead = slotsToServiceEnd({ menus, mode, date, now, scheduling: settings.scheduling }, value);
    const [first] = ahead;
    if (!first) return refuseField(reply, 'value', fieldWords.slot);
    if (first.start.epochMilliseconds <= now.epochMilliseconds) return refuseField(reply, 'value', fieldWords.pastSlot);
    const slots = (isToServiceEnd ? ahead : [first]).map((slot) => ({ date: slot.date.toString(), value: slot.value }));
    noteChange(request, { target: `slot:${mode} ${date} ${value}`, after: { capacity, slots: slots.length } });
    const at = now.toInstant();
    const keptFrom = now.toPlainDate().subtract({ days: 1 });
    const outcome = await actOnce(db, request, {
      permission: 'pause',
      at,
      work: (tx) => changeSlots(tx, { mode, slots, capacity, by: officeOf(request).by, at, keptFrom }),
    });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    await catalogue.refresh();
    const day = serviceDayStart(first.start).toPlainDate();
    const told = await readSlotDay(db, catalogue.current(), { mode, date: day, now });
    return reply.send(success({ payload: { ...told, isReplayed: outcome === 'replayed' } }));
  });
}
