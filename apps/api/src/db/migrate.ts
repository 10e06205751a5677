import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as runPg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same for every server of this shop. */
const lockNumber = 7_031_974;

/** Brings PGlite's tables up to date; the folder's lock keeps others away. */
export async function migratePglite(client: PGlite): Promise<void> {
  await runPglite(drizzlePglite({ client }), { migrationsFolder });
}

/** Brings PostgreSQL's tables up to date; an advisory lock lets one of several starting servers go first. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // The wait for another server's migration may be longer than a statement is otherwise allowed to take.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    try {
      await runPg(drizzlePg({ client }), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}
