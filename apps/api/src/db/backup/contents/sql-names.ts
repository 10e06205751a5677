import { escapeIdentifier } from 'pg';
import type { TableRecord } from './backup-header.ts';

/** A quoted name: "public"."orders". */
export function sqlName({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/** A table with its columns for COPY: "public"."orders" ("id", "number"). */
export function sqlTable(table: Pick<TableRecord, 'schema' | 'name' | 'columns'>): string {
  return `${sqlName(table)} (${table.columns.map(escapeIdentifier).join(', ')})`;
}
