import type pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { OpenFailure, reasonOf } from './failure/open-failure.ts';
import { migrateTables } from './migrate/migrate-tables.ts';
import { openEmbedded } from './open-embedded.ts';
import { databaseOf, openPool } from './open-pool.ts';

/** Opens and migrates the database. Throws `OpenFailure` with one sentence when it can't. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openByAddress(options.databaseUrl, options.onError) : openEmbedded(options);
}

async function openByAddress(connectionString: string, onError: DatabaseOptions['onError']): Promise<OpenDatabase> {
  const pool = readAddress(connectionString, onError);
  try {
    await migrateTables(pool);
  } catch (error) {
    await pool.end();
    throw new OpenFailure(`The PostgreSQL server of DATABASE_URL can't be used: ${reasonOf(error)}.`, { cause: error });
  }
  return databaseOf(pool, { close: () => pool.end(), onError });
}

function readAddress(connectionString: string, onError: DatabaseOptions['onError']): pg.Pool {
  try {
    return openPool({ connectionString }, onError);
  } catch (error) {
    throw new OpenFailure(`DATABASE_URL is no PostgreSQL address: ${reasonOf(error)}.`, { cause: error });
  }
}
