import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';

/** The number of PostgreSQL's version, such as `18.4`. What a distribution writes after it is left out. */
export async function findDatabaseVersion(db: Db): Promise<string> {
  const { rows } = await db.execute(sql`select split_part(current_setting('server_version'), ' ', 1) as version`);
  const [row] = rows as { version: string }[];
  return row?.version ?? '';
}
