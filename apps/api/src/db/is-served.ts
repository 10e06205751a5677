import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { shopName } from './open-pool.ts';

export async function isServed(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and application_name = ${shopName} limit 1`,
  );
  return rows.length > 0;
}
