import { isDeepStrictEqual } from 'node:util';
import { type OfficePause, pauseFromSetting, pauseSetting, pauseToSetting } from '@comptoir/contract';
import { type PausedTimes, pausedTimes, serviceAt, withoutPauses } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { changeSetting } from '../../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { alarmTasks } from '../alarm/alarm-tasks.ts';
import { countUnanswered } from './pause-repository.ts';

export interface PauseTools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  wakeOutbox: () => void;
}

/** So many orders without an answer are nobody in the kitchen, and not somebody who was too late. */
const most = 2;

/**
 * Takes no more orders for this service where the last ones were left without an answer, and tells the managers (BRD-51): once, whichever
 * servers notice. It ends with the service, or as `resumeOrders` says; from then on it is counted anew.
 */
export async function pauseUnanswered(tools: PauseTools): Promise<void> {
  const { db, catalogue, now, wakeOutbox } = tools;
  const { menus, settings, office } = catalogue.current();
  if (office.reception !== 'manual') return;
  const service = serviceAt(menus, now(), withoutPauses(settings.scheduling.exceptions));
  if (!service || Temporal.Instant.compare(service.start, now().toInstant()) > 0) return;
  const times = pausedTimes(service, now());
  const last = pauseOf(office.pause, times);
  if (last && last.resumedAt === null) return;
  const since = last?.resumedAt ? Temporal.Instant.from(last.resumedAt) : service.start;
  const unanswered = await countUnanswered(db, since, most);
  if (unanswered < most) return;
  const pause: OfficePause = { ...times, unanswered, pausedAt: now().toInstant().toString(), resumedAt: null };
  const tasks = await alarmTasks(db, 'paused', { about: `${times.date} ${since}`, addresses: office.alarmMails });
  const isWritten = await db.transaction(async (tx) => {
    const isMine = await changeSetting(tx, pauseSetting, (known) =>
      isDeepStrictEqual(pauseFromSetting(known), office.pause) ? pauseToSetting(pause) : undefined,
    );
    if (isMine) await insertTasks(tx, tasks);
    return isMine;
  });
  // Where another server was first, this one hears of it within a second.
  if (!isWritten) return;
  await catalogue.refresh();
  wakeOutbox();
}

/** The pause of this service; null: the last one was of another. */
function pauseOf(pause: OfficePause | null, { date, start }: PausedTimes): OfficePause | null {
  return pause?.date === date && pause.start === start ? pause : null;
}

interface Resuming<Refusal> {
  /** What is to be said of the pause as it is then; absent: any is over. */
  isOver?: (pause: OfficePause) => boolean;
  /** Why whoever asks for it may not any more, in the transaction; absent: nobody asks. */
  refuse?: (tx: Db) => Promise<Refusal | null>;
}

/** Takes orders again, for whoever was to answer them is there. Resolves with why not; null: it was done, or there is no pause. */
export async function resumeOrders<Refusal>(
  { db, catalogue, now }: Omit<PauseTools, 'wakeOutbox'>,
  { isOver = () => true, refuse }: Resuming<Refusal>,
): Promise<Refusal | null> {
  const resumedAt = now().toInstant().toString();
  const refusal = await db.transaction(async (tx) => {
    const refused = (await refuse?.(tx)) ?? null;
    if (refused !== null) return refused;
    await changeSetting(tx, pauseSetting, (known) => {
      const pause = pauseFromSetting(known);
      return pause && pause.resumedAt === null && isOver(pause) ? pauseToSetting({ ...pause, resumedAt }) : undefined;
    });
    return null;
  });
  await catalogue.refresh();
  return refusal;
}
