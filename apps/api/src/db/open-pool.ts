import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { listenOn } from './listen-on.ts';
import * as schema from './schema/index.ts';

/** By what the server knows the connections of a shop that serves, and those of its tools. */
export const shopName = 'comptoir';
const toolName = 'comptoir tool';

/** Connections that are opened when they are needed; nothing is asked of the server yet. Throws when the address can't be read. */
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
    // A database that stops with the shop tells the last connections so.
    if (!pool.ending) onError?.(error);
  };
  pool.on('error', listen);
  // A client that is checked out when the server goes away emits the error itself.
  pool.on('connect', (client) => client.on('error', listen));
  return pool;
}

/** The database behind the connections. */
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
