import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { listenOn } from './listen-on.ts';
import * as schema from './schema/index.ts';

/** The application names by which the server tells connections of a shop from those of tools. */
export const shopName = 'comptoir';
const toolName = 'comptoir tool';

/** Makes the pool, which connects on demand. Throws if the address can't be read. */
export function openPool(
  address: pg.PoolConfig,
  { onError, isTool }: Pick<DatabaseOptions, 'onError' | 'isTool'>,
): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    application_name: isTool ? toolName : shopName,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  });
  const listen = (error: Error) => {
    // When the embedded server stops with the shop, the last connections get an error.
    if (!pool.ending) onError?.(error);
  };
  pool.on('error', listen);
  // A client that is checked out emits its own error.
  pool.on('connect', (client) => client.on('error', listen));
  return pool;
}

export function databaseOf(
  pool: pg.Pool,
  { close, onError }: { close: () => Promise<void>; onError: DatabaseOptions['onError'] },
): OpenDatabase {
  return {
    db: drizzle({ client: pool, schema }),
    query: async (text, values) => {
      const result = await pool.query(text, values);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    listen: (channel, onHeard) => listenOn(pool.options, channel, { onHeard, onError: (error) => onError?.(error) }),
    close,
  };
}
