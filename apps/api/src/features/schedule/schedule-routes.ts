import { publicEndpoints, success, workFromQuery, writeMoment } from '@comptoir/contract';
import { parseDate, type Work } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { tellFields } from '../../plugins/field-errors.ts';
import type { CatalogueAnswers } from '../catalogue/served-catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { tellTimes } from './list-slot-states.ts';
import { isWithinHorizon } from './slot-horizon.ts';

export function scheduleRoutes(
  app: FastifyInstance,
  { db, catalogue, now: readClock }: { db: Db; catalogue: CatalogueAnswers; now: () => Temporal.ZonedDateTime },
): void {
  addRoute(app, publicEndpoints.slots, 'order', async (request, reply) => {
    const { mode, date: text, work: asked, local_id: localId } = request.query;
    const snapshot = catalogue.current();
    const now = readClock();
    const date = parseDate(text);
    const work = asked === undefined ? undefined : workFromQuery(asked);
    if (work === null || (work && !isWorkOf(snapshot, work)))
      return answerError(reply, 'validation', tellFields([{ path: ['work'] }]));
    if (!date || !isWithinHorizon(date, now)) {
      return answerError(reply, 'validation', tellFields([{ path: ['date'] }]));
    }
    const { slots, asapAt } = await tellTimes(db, snapshot, {
      mode,
      date,
      now,
      ...(work && { work }),
      ...(localId && { localId }),
    });
    const moment = now.toString({ timeZoneName: 'never', smallestUnit: 'second' });
    return reply.send(
      success({
        payload: { now: moment, date: text, mode, ...(asapAt && { asap: writeMoment(asapAt, now.timeZoneId) }), slots },
      }),
    );
  });
}

/** True if each post makes dishes, so that a diner's cart can have work for it. */
function isWorkOf({ settings }: Snapshot, work: Work): boolean {
  return Object.keys(work).every((post) => settings.dishPosts.some(({ id }) => id === post));
}
