import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

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
