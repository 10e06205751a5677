import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Asks the database for anything at all. Throws when it does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
