import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

export interface Statement {
  name: string;
  /** SQL with the placeholders $1, $2 …. A statement's name must always have the same text, which is prepared once. */
  text: string;
  values: unknown[];
}

/** Runs a prepared statement on the database or in a transaction. Timestamps in its rows are strings. */
export async function runStatement<Row>(db: Db, { name, text, values }: Statement): Promise<Row[]> {
  const asked = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql: text, params: values },
    undefined,
    name,
    false,
  );
  const { rows } = await asked.execute();
  return rows;
}

/** Runs a query of plain SQL; the caller says the shape of its rows. Instants in them are text. */
export async function selectRows<Row extends object>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}
