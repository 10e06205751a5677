import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows as JSON under their columns' names, for `jsonb_populate_recordset`: many rows in one parameter. Absent values are null. */
export function toJson<T extends PgTable>(table: T, rows: T['$inferInsert'][]): string {
  const columns = Object.entries(getTableColumns(table));
  return JSON.stringify(
    rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, row[key] ?? null])),
    ),
  );
}
