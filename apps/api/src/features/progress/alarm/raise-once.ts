import type { OfficeSettings } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { AlarmNews } from './alarm-mail-tasks.ts';
import { askOnceIn } from './alarm-once-repository.ts';
import type { PushedNews } from './alarm-push-tasks.ts';
import { alarmTasks } from './alarm-tasks.ts';

export interface RaiseTools {
  db: Db;
  office: () => OfficeSettings;
  now: () => Temporal.ZonedDateTime;
  wakeOutbox: () => void;
}

/** Raises an alarm by mail and push, at most once in `minutes` on all servers together. */
export async function raiseOnce(
  { db, office, now, wakeOutbox }: RaiseTools,
  news: AlarmNews & PushedNews,
  minutes: number,
): Promise<void> {
  const at = now().toInstant();
  const about = at.toString({ smallestUnit: 'second' });
  const tasks = await alarmTasks(db, news, { about, addresses: office().alarmMails });
  if (tasks.length > 0 && (await askOnceIn(db, news, tasks, { at, minutes }))) wakeOutbox();
}
