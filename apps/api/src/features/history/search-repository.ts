import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** The orders of one statement. */
const batchSize = 500;

/**
 * Writes the search texts of the orders that arrived since (REP-20). Orders that another server or an erasure holds at this moment are
 * left to it.
 */
export async function fillSearch(db: Db): Promise<void> {
  while ((await fillBatch(db)) === batchSize);
}

/** Returns the number of orders that waited. */
async function fillBatch(db: Db): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    with taken as (
      delete from order_search_waiting where ctid = any (array (
        select ctid from order_search_waiting limit ${batchSize} for update skip locked)) returning order_id
    ), filled as (
      insert into order_search select * from search_texts(array (select order_id from taken)) on conflict do nothing
    )
    select count(*)::int as taken from taken`);
  return rows[0]?.taken ?? 0;
}
