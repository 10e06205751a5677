import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { listenOn } from './listen-on.ts';
import * as schema from './schema/index.ts';

/** These application names distinguish the connections of a shop from those of a tool. */
export const shopName = 'comptoir';
const toolName = 'comptoir tool';

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
    // The last connections always get an error when the embedded server stops with the shop.
    if (!pool.ending) onError?.(error);
  };
  pool.on('error', listen);
  // The pool does not forward errors of a client that is checked out.
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
