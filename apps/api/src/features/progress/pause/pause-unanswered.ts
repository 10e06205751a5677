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

/** Two unanswered orders in a row mean that the kitchen is absent, and not that one answer was late. */
const most = 2;

/** Pauses orders until the end of the service if the last ones stayed unanswered, and alarms the managers (BRD-51). */
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
  // A pause by another server arrives with the next reload, within a second.
  if (!isWritten) return;
  await catalogue.refresh();
  wakeOutbox();
}

function pauseOf(pause: OfficePause | null, { date, start }: PausedTimes): OfficePause | null {
  return pause?.date === date && pause.start === start ? pause : null;
}

interface Resuming<Refusal> {
  /** Decides under lock whether the pause ends. If absent, any pause ends. */
  isOver?: (pause: OfficePause) => boolean;
  /** Checks the actor's permission within the transaction. Absent if the program ends the pause by itself. */
  refuse?: (tx: Db) => Promise<Refusal | null>;
}

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
