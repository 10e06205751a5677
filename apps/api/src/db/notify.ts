import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Never call `notify` in a transaction, because commits with notifications wait for each other (decision 25). */
export async function notify(db: Db, channel: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
}
