import { randomUUID } from 'node:crypto';
import { type OfficePause, pausesFromSetting, pausesSetting, pausesToSetting } from '@comptoir/contract';
import { isAhead, serviceAt } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { changeSetting } from '../../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { alarmTasks } from '../alarm/alarm-tasks.ts';
import { addPause, isUnanswered } from './edit-pauses.ts';
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
    (pause) => isUnanswered(pause) && Temporal.Instant.compare(pause.from, service.start) >= 0,
  );
  if (last && isAhead(last.until, at)) return;
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
