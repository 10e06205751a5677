import type { Db } from './database.ts';

/** A statement that is asked so often that each connection prepares it once, under its name. */
export interface Statement {
  name: string;
  /** With $1, $2 … for the values. One name has one text for good. */
  text: string;
  values: unknown[];
}

/** Runs a statement on the database or in a transaction. Gives its rows as the driver reads them, instants as text. */
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
