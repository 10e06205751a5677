import { publicEndpoints, success } from '@comptoir/contract';
import { parseDate } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { tellFields } from '../../plugins/field-errors.ts';
import type { CatalogueAnswers } from '../catalogue/served-catalogue.ts';
import { listSlotStates } from './list-slot-states.ts';
import { isWithinHorizon } from './slot-horizon.ts';

export function scheduleRoutes(
  app: FastifyInstance,
  { db, catalogue, now: readClock }: { db: Db; catalogue: CatalogueAnswers; now: () => Temporal.ZonedDateTime },
): void {
  addRoute(app, publicEndpoints.slots, 'order', async (request, reply) => {
    const { mode, date: text } = request.query;
    const now = readClock();
    const date = parseDate(text);
    if (!date || !isWithinHorizon(date, now)) {
      return answerError(reply, 'validation', tellFields([{ path: ['date'] }]));
    }
    const slots = await listSlotStates(db, catalogue.current(), { mode, date, now });
    const moment = now.toString({ timeZoneName: 'never', smallestUnit: 'second' });
    return reply.send(success({ payload: { now: moment, date: text, mode, slots } }));
  });
}
