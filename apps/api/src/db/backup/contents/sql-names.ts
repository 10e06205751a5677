import { escapeIdentifier } from 'pg';
import type { TableRecord } from './backup-header.ts';

export function sqlName({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

export function sqlTable(table: Pick<TableRecord, 'schema' | 'name' | 'columns'>): string {
  return `${sqlName(table)} (${table.columns.map(escapeIdentifier).join(', ')})`;
}
