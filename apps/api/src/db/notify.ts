import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Says on a channel that there is something new, to every process that listens there. Never inside of a transaction: the commits of those
 * that say something wait for one another (decision 25).
 */
export async function notify(db: Db, channel: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
}
