import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migratePglite, migratePostgres } from './migrate.ts';
import { OpenFailure } from './open-failure.ts';
import * as schema from './schema/index.ts';

/** The database or a transaction: repositories take either as their first argument. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** What the rate limiter counts in: a raw query with positional values. */
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; absent: PGlite in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of PGlite and its lock, or `memory://`. */
  dataDir: string;
  /** A prepared PGlite folder to start from, as `dumpDataDir` gave it. */
  template?: Blob;
  /** Told of connections that the database closed; without a listener they would end the process. */
  onError?: (error: Error) => void;
}

/** Opens and migrates the database. Throws `OpenFailure` with one sentence when it can't. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.onError) : openPglite(options);
}

async function openPglite({ dataDir, template }: DatabaseOptions): Promise<OpenDatabase> {
  const isInMemory = dataDir.startsWith('memory://');
  const release = isInMemory ? () => undefined : await takeFolder(dataDir);
  try {
    const folder = isInMemory ? dataDir : join(dataDir, 'database');
    const client = await PGlite.create(folder, template ? { loadDataDir: template } : {});
    await migratePglite(client);
    return {
      db: drizzlePglite({ client, schema }),
      kind: 'pglite',
      query: async (text, values) => {
        const result = await client.query<Record<string, unknown>>(text, values);
        return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
      },
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new OpenFailure(`The database in ${dataDir} can't be opened: ${reasonOf(error)}.`, { cause: error });
  }
}

async function takeFolder(dataDir: string): Promise<() => void> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof OpenFailure) throw error;
    throw new OpenFailure(`The data folder ${dataDir} can't be used: ${reasonOf(error)}.`, { cause: error });
  }
}

async function openPostgres(url: string, onError: DatabaseOptions['onError']): Promise<OpenDatabase> {
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
    db: drizzlePg({ client: pool, schema }),
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

/** The heart of an error on one line; the driver's own text names no password. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const first =
    String(message ?? '')
      .split('\n')[0]
      ?.replace(/[.\s]+$/, '') ?? '';
  return first || String(code ?? 'unknown reason');
}
