import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Listening } from './listen-on.ts';
import type * as schema from './schema/index.ts';

/** The database or a transaction: repositories take either as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Db;
  /** What the rate limiter counts in: a raw query with positional values. */
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** Hears what any process that has the database says on a channel (`notify`), and that something may have been missed. */
  listen(channel: string, onHeard: () => void): Listening;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; absent: the shop's own, in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder of the shop's own database and its lock. */
  dataDir: string;
  /** A tool of the restaurant's, no shop that serves. */
  isTool?: boolean;
  /** Use the database of a shop that runs on the folder, where one does. Absent: such a folder is taken. */
  mayJoin?: boolean;
  /** Refuse a folder where no shop has made its database yet. Absent: it is made. */
  mustExist?: boolean;
  /** Leave the tables as they are: somebody only looks. Absent: they are brought up to date. */
  isOnlyLooking?: boolean;
  /** Waits for a server that does not answer until it does, or until this says stop. Absent: that is a failure. */
  waiting?: AbortSignal;
  /** Told of connections and servers that ended by themselves; without a listener they would end the process. */
  onError?: (error: Error) => void;
  /** Called with one line that the shop waits for its database server. */
  onNotice?: (line: string) => void;
}
