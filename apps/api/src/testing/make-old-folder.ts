import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from '../db/database.ts';
import { migrationsFolder } from '../db/migrate/migrations-folder.ts';
import * as schema from '../db/schema/index.ts';
import { fillEveryTable } from './fill-every-table.ts';

/** Makes the database of a data folder as earlier versions of the shop made it, with something in every table. */
export async function makeOldFolder(dataDir: string): Promise<void> {
  const client = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } });
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder });
  // What is asked of it is the same, whichever driver carries it.
  await fillEveryTable(db as unknown as Db);
  await client.close();
}
