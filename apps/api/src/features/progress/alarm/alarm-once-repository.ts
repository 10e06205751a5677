import { or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { outbox } from '../../../db/schema/index.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { alarmMailKind } from './alarm-mail-tasks.ts';
import { alarmPushKind, type PushedNews } from './alarm-push-tasks.ts';

/** Any number, the same for every server of this shop: one of them at a time asks for this alarm. */
const alarmLock = 7_031_975;

/** Asks for the mails and pushes of an alarm whose keys say when it was, unless it was asked for in so many minutes before. True: it was not. */
export function askOnceIn(
  db: Db,
  news: PushedNews,
  tasks: OutboxTask[],
  { at, minutes }: { at: Temporal.Instant; minutes: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${alarmLock})`);
    const since = at.subtract({ minutes }).toString({ smallestUnit: 'second' });
    const prefixes = [alarmMailKind, alarmPushKind].map((kind) => `${kind}:${news}:`);
    // The keys stay when the tasks are done, and their instants are in order as texts are, byte by byte.
    const isRecent = (prefix: string) =>
      sql`(starts_with(${outbox.key}, ${prefix}) and ${outbox.key} collate "C" > ${prefix + since})`;
    if ((await tx.$count(outbox, or(...prefixes.map(isRecent)))) > 0) return false;
    await insertTasks(tx, tasks);
    return true;
  });
}
