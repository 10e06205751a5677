import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Whether a shop that runs listens on this database (`listenOn`), and will hear of a change. */
export async function isHeard(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and query like 'listen %' limit 1`,
  );
  return rows.length > 0;
}
