import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { OpenFailure, reasonOf } from './open-failure.ts';
import * as schema from './schema/index.ts';

/** Any number, the same for every server of this shop. */
const migrationLock = 7_031_974;

/** Opens a PostgreSQL server's database. Throws `OpenFailure`. */
export async function openPostgres(url: string, onError: DatabaseOptions['onError']): Promise<OpenDatabase> {
  const pool = makePool(url);
  const listen = (error: Error) => onError?.(error);
  pool.on('error', listen);
  // A client that is checked out when the server goes away emits the error itself.
  pool.on('connect', (client) => client.on('error', listen));
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw new OpenFailure(`The PostgreSQL server of DATABASE_URL can't be used: ${reasonOf(error)}.`, { cause: error });
  }
  return {
    db: drizzle({ client: pool, schema }),
    kind: 'postgres',
    query: async (text, values) => {
      const result = await pool.query(text, values);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    close: () => pool.end(),
  };
}

function makePool(url: string): pg.Pool {
  try {
    return new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 15_000 });
  } catch (error) {
    throw new OpenFailure(`DATABASE_URL is no PostgreSQL address: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Brings PostgreSQL's tables up to date; an advisory lock lets one of several starting servers go first. */
async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // The wait for another server's migration may be longer than a statement is otherwise allowed to take.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await migrate(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}
