import { escapeIdentifier } from 'pg';
import type { Contents, SequenceRecord, TableRecord } from './backup-header.ts';
import type { CopySource } from './copy-source.ts';
import { listSequences, listTables, type NamedTable } from './list-tables.ts';
import { sqlName } from './sql-names.ts';

type SequenceState = Pick<SequenceRecord, 'value' | 'isCalled'>;

export async function readContents(source: CopySource): Promise<Contents> {
  const tables: TableRecord[] = [];
  for (const table of await listTables(source)) tables.push(await countTable(source, table));
  const sequences: SequenceRecord[] = [];
  for (const { schema, name } of await listSequences(source)) {
    const states = await source.rows<SequenceState>(
      `select last_value::float8 as value, is_called as "isCalled" from ${sqlName({ schema, name })}`,
    );
    sequences.push(...states.map((state) => ({ schema, name, ...state })));
  }
  return { tables, sequences };
}

/** Money columns are found by the suffix `_cents`, so that new columns are included in the sums. */
async function countTable(source: CopySource, table: NamedTable): Promise<TableRecord> {
  const sums = table.columns
    .filter((column) => column.endsWith('_cents'))
    .map(escapeIdentifier)
    .map((column) => `, coalesce(sum(${column}), 0)::float8 as ${column}`);
  const [counted] = await source.rows<Record<string, number>>(
    `select count(*)::float8 as "*"${sums.join('')} from ${sqlName(table)}`,
  );
  const { '*': rows = 0, ...cents } = counted ?? {};
  return { ...table, rows, cents };
}
