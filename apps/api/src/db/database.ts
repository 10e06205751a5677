import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Listening } from './listen-on.ts';
import type * as schema from './schema/index.ts';

/** A database or an open transaction. Repositories accept either as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Db;
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** Listens on a channel for calls of `notify`. `onHeard` also runs when notifications may have been lost. */
  listen(channel: string, onHeard: () => void): Listening;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  isTool?: boolean;
  /** If true, a tool may use the database of a running shop. Otherwise a locked data folder is an error. */
  mayJoin?: boolean;
  mustExist?: boolean;
  isOnlyLooking?: boolean;
  /** If set, waits for a database server that does not respond until this signal aborts. Otherwise fails at once. */
  waiting?: AbortSignal;
  onError?: (error: Error) => void;
  /** Called with a line for the console when the shop starts to wait for its database server. */
  onNotice?: (line: string) => void;
}
