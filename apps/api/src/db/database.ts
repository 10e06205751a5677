import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Listening } from './listen-on.ts';
import type * as schema from './schema/index.ts';

/** The database or a transaction: repositories take either as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Db;
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** Listens for notifications on a channel (`notify`). `onHeard` is also called when some may have been missed. */
  listen(channel: string, onHeard: () => void): Listening;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Absent: the embedded server in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** True: a command-line tool, not a server. */
  isTool?: boolean;
  /** True: join a running shop that holds the folder. Absent: that is a failure. */
  mayJoin?: boolean;
  /** True: refuse a folder without a database. Absent: one is made. */
  mustExist?: boolean;
  /** True: run no migrations. Absent: the tables are brought up to date. */
  isOnlyLooking?: boolean;
  /** Waits for a server that does not answer, until this signal aborts. Absent: that is a failure. */
  waiting?: AbortSignal;
  onError?: (error: Error) => void;
  /** Called with one line that the shop waits for its database server. */
  onNotice?: (line: string) => void;
}
