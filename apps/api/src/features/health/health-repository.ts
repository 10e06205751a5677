import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';
import { countWaiting } from '../../jobs/outbox/outbox-repository.ts';
import type { ShopCounts } from './metrics.ts';

/** Asks the database for anything at all. Throws when it does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

export async function readCounts(db: Db): Promise<ShopCounts> {
  return { orders: await db.$count(orders), waitingTasks: await countWaiting(db) };
}
