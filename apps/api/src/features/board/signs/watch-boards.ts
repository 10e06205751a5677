import { type OfficePause, pauseEnd } from '@comptoir/contract';
import { serviceAt, withoutPauses } from '@comptoir/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { raiseOnce } from '../../progress/alarm/raise-once.ts';
import { resumeOrders } from '../../progress/pause/pause-unanswered.ts';
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
  const service = serviceAt(menus, now(), withoutPauses(settings.scheduling.exceptions));
  const silent = at.subtract({ minutes: silentMinutes });
  if (!service || Temporal.Instant.compare(service.start, silent) > 0) return;
  const lastAlive = await findLastAlive(db);
  if (lastAlive && Temporal.Instant.compare(lastAlive, silent) > 0) return;
  await raiseOnce({ db, office: () => office, now, wakeOutbox }, 'no_board', peaceMinutes);
}

export async function endPause(tools: Pick<Tools, 'db' | 'catalogue' | 'now'>): Promise<void> {
  const at = tools.now().toInstant();
  const isOver = (pause: OfficePause) => {
    const end = pauseEnd(pause);
    return pause.resumedAt === null && end !== null && Temporal.Instant.compare(end, at) <= 0;
  };
  const { pause } = tools.catalogue.current().office;
  if (!pause || !isOver(pause) || (await countAlive(tools.db, at)) === 0) return;
  await resumeOrders(tools, { isOver });
}

export function watchBoards({ log, ...tools }: Tools & { log: FastifyBaseLogger }): Loop {
  return createLoop({
    work: async () => {
      await alarmNoBoard(tools);
      await endPause(tools);
    },
    everyMs,
    log,
    failure: 'it could not be looked whether a board is there',
  });
}
