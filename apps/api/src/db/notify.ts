import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Notifies all processes that listen on a channel. Never inside a transaction: commits that notify wait for one another (decision 25). */
export async function notify(db: Db, channel: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
}
