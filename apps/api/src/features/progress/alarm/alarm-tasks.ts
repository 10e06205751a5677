import type { Db } from '../../../db/database.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { type AlarmNews, alarmMailTasks } from './alarm-mail-tasks.ts';
import { alarmPushTasks, type PushedNews } from './alarm-push-tasks.ts';

export async function alarmTasks(
  db: Db,
  news: AlarmNews & PushedNews,
  { about, addresses }: { about: string; addresses: readonly string[] },
): Promise<OutboxTask[]> {
  const alarm = { news, number: null };
  return [...alarmMailTasks(alarm, about, addresses), ...(await alarmPushTasks(db, alarm, about))];
}
