import { isAhead, serviceAt } from '@comptoir/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { raiseOnce } from '../../progress/alarm/raise-once.ts';
import { isUnanswered, retriesAt } from '../../progress/pause/edit-pauses.ts';
import { endPause } from '../../progress/pause/end-pause.ts';
import { countAlive, findLastAlive } from './signs-repository.ts';

interface Tools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  wakeOutbox: () => void;
}

const everyMs = 30_000;
/** Minutes without a board before the alarm, and before the alarm repeats (BRD-52). */
const silentMinutes = 3;
const peaceMinutes = 30;

export async function alarmNoBoard({ db, catalogue, now, wakeOutbox }: Tools): Promise<void> {
  const { office, menus, settings } = catalogue.current();
  if (office.reception !== 'manual') return;
  const at = now().toInstant();
  const service = serviceAt(menus, now(), settings.scheduling.exceptions);
  const silent = at.subtract({ minutes: silentMinutes });
  if (!service || Temporal.Instant.compare(service.start, silent) > 0) return;
  const lastAlive = await findLastAlive(db);
  if (lastAlive && Temporal.Instant.compare(lastAlive, silent) > 0) return;
  await raiseOnce({ db, office: () => office, now, wakeOutbox }, 'no_board', peaceMinutes);
}

/** Takes orders again some time after a pause for unanswered ones, if a board is there to answer (BRD-51). */
export async function retryOrders({ db, catalogue, now }: Pick<Tools, 'db' | 'catalogue' | 'now'>): Promise<void> {
  const at = now().toInstant();
  const pause = catalogue.current().office.pauses.find((one) => isUnanswered(one) && isAhead(one.until, at));
  if (!pause || isAhead(retriesAt(pause), at) || (await countAlive(db, at)) === 0) return;
  await db.transaction((tx) => endPause(tx, ({ id }) => id === pause.id, at));
  await catalogue.refresh();
}

export function watchBoards({ log, ...tools }: Tools & { log: FastifyBaseLogger }): Loop {
  return createLoop({
    work: async () => {
      await alarmNoBoard(tools);
      await retryOrders(tools);
    },
    everyMs,
    log,
    failure: 'it could not be looked whether a board is there',
  });
}
