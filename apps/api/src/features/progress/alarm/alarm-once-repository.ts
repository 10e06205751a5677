import { or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { outbox } from '../../../db/schema/index.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { alarmMail } from './alarm-mail-tasks.ts';
import { alarmPush, type PushedNews } from './alarm-push-tasks.ts';

/** The key of the advisory lock that lets one server at a time insert alarms. All servers must use the same key. */
const alarmLock = 7_031_975;

/** Inserts the tasks of an alarm, or returns false if the alarm was inserted in the last `minutes`. */
export function askOnceIn(
  db: Db,
  news: PushedNews,
  tasks: OutboxTask[],
  { at, minutes }: { at: Temporal.Instant; minutes: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${alarmLock})`);
    const since = at.subtract({ minutes }).toString({ smallestUnit: 'second' });
    const prefixes = [alarmMail, alarmPush].map(({ kind }) => `${kind}:${news}:`);
    // Finished tasks keep their keys, whose timestamps sort as bytes, so recent alarms are found by key.
    const isRecent = (prefix: string) =>
      sql`(starts_with(${outbox.key}, ${prefix}) and ${outbox.key} collate "C" > ${prefix + since})`;
    if ((await tx.$count(outbox, or(...prefixes.map(isRecent)))) > 0) return false;
    await insertTasks(tx, tasks);
    return true;
  });
}
