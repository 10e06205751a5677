import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { demandKnown } from './demand-known.ts';
import { migrationsFolder } from './known-migrations.ts';
import { migrationLock } from './migration-lock.ts';

/** Runs pending migrations. An advisory lock makes servers that start together migrate one after the other. */
export async function migrateTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await demandKnown(client);
      await migrate(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}
