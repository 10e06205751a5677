import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const columnNames = new WeakMap<PgTable, [key: string, name: string][]>();

function namesOf(table: PgTable): [key: string, name: string][] {
  const known = columnNames.get(table);
  if (known) return known;
  const names = Object.entries(getTableColumns(table)).map(([key, { name }]): [string, string] => [key, name]);
  columnNames.set(table, names);
  return names;
}

/** Writes rows as JSON by column name for `jsonb_populate_recordset`. Absent values become null. */
export function toJson<T extends PgTable>(table: T, rows: T['$inferInsert'][]): string {
  const names = namesOf(table);
  return JSON.stringify(
    rows.map((row: Record<string, unknown>) => {
      const named: Record<string, unknown> = {};
      for (const [key, name] of names) named[name] = row[key] ?? null;
      return named;
    }),
  );
}
