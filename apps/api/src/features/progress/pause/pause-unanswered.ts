import { randomUUID } from 'node:crypto';
import { type OfficePause, pausesFromSetting, pausesSetting, pausesToSetting } from '@comptoir/contract';
import { serviceAt } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { changeSetting } from '../../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { alarmTasks } from '../alarm/alarm-tasks.ts';
import { addPause, endPauses, holds } from './edit-pauses.ts';
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
  const at = now().toInstant();
  const service = serviceAt(menus, now(), settings.scheduling.exceptions);
  if (!service || Temporal.Instant.compare(service.start, at) > 0) return;
  const last = office.pauses.findLast(
    ({ unanswered, from }) => unanswered !== null && Temporal.Instant.compare(from, service.start) >= 0,
  );
  if (last && holds(last, at)) return;
  const since = last?.until ?? service.start;
  const unanswered = await countUnanswered(db, since, most);
  if (unanswered < most) return;
  const pause: OfficePause = {
    id: randomUUID(),
    modes: ['pickup', 'delivery'],
    from: at,
    until: service.end,
    message: '',
    by: null,
    unanswered,
  };
  const tasks = await alarmTasks(db, 'paused', { about: since.toString(), addresses: office.alarmMails });
  const isWritten = await db.transaction(async (tx) => {
    // Another server may have paused for the same orders.
    const isMine = await changeSetting(tx, pausesSetting, (stored) => {
      const pauses = pausesFromSetting(stored);
      const isKnown = pauses.every(({ id }) => office.pauses.some((known) => known.id === id));
      return isKnown ? pausesToSetting(addPause(pauses, pause)) : undefined;
    });
    if (isMine) await insertTasks(tx, tasks);
    return isMine;
  });
  // A pause by another server arrives with the next reload, within a second.
  if (!isWritten) return;
  await catalogue.refresh();
  wakeOutbox();
}

interface Resuming<Refusal> {
  /** The pause that ends. If absent, each pause after unanswered orders ends. */
  id?: string;
  /** Checks the actor's permission within the transaction. Absent if the program ends the pause by itself. */
  refuse?: (tx: Db) => Promise<Refusal | null>;
}

/** Takes orders again after a pause for unanswered ones. Nothing happens if it is over already. */
export async function resumeUnanswered<Refusal>(
  { db, catalogue, now }: Omit<PauseTools, 'wakeOutbox'>,
  { id, refuse }: Resuming<Refusal>,
): Promise<Refusal | null> {
  const at = now().toInstant();
  const isMeant = (pause: OfficePause) => (id === undefined ? pause.unanswered !== null : pause.id === id);
  const refusal = await db.transaction(async (tx) => {
    const refused = (await refuse?.(tx)) ?? null;
    if (refused !== null) return refused;
    await changeSetting(tx, pausesSetting, (known) => {
      const pauses = pausesFromSetting(known);
      const pause = pauses.find((one) => isMeant(one) && holds(one, at));
      return pause && pausesToSetting(endPauses(pauses, pause.modes, at));
    });
    return null;
  });
  await catalogue.refresh();
  return refusal;
}
