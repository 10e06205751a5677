import { publicEndpoints, type SlotState, success } from '@comptoir/contract';
import { listSlots, parseDate } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { tellFields } from '../../plugins/field-errors.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { countSlots } from './schedule-repository.ts';
import { isWithinHorizon } from './slot-horizon.ts';

export function scheduleRoutes(
  app: FastifyInstance,
  { db, catalogue, now: readClock }: { db: Db; catalogue: ServedCatalogue; now: () => Temporal.ZonedDateTime },
): void {
  addRoute(app, publicEndpoints.slots, 'order', async (request, reply) => {
    const { mode, date: text } = request.query;
    const now = readClock();
    const date = parseDate(text);
    if (!date || !isWithinHorizon(date, now)) {
      return answerError(reply, 'validation', tellFields([{ path: ['date'] }]));
    }
    const { settings, menus } = catalogue.current();
    const { slotCapacity, exceptions } = settings.scheduling;
    const counts = await countSlots(db, mode, text);
    const isFull = (value: string) => slotCapacity !== null && (counts.get(value) ?? 0) >= slotCapacity;
    const slots = listSlots({ menus, mode, date, now, rules: settings.scheduling[mode], exceptions }).map(
      ({ value, state }): { value: string; state: SlotState } => ({
        value,
        state: state === 'free' && isFull(value) ? 'full' : state,
      }),
    );
    const moment = now.toString({ timeZoneName: 'never', smallestUnit: 'second' });
    return reply.send(success({ payload: { now: moment, date: text, mode, slots } }));
  });
}
