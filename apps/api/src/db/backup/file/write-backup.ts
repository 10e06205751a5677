import type { BackupHeader, TableRecord } from '../contents/backup-header.ts';
import type { CopySource } from '../contents/copy-source.ts';
import { sqlTable } from '../contents/sql-names.ts';

/** The last line: without it the text was cut off. */
export const endOfBackup = '-- End of the backup';
/** Ends a table's rows. No row is written so: COPY doubles every backslash of a value. */
export const endOfRows = '\\.';

/** The line before a table's rows, in the words of PostgreSQL's own plain dumps. */
export function startOfRows(table: TableRecord): string {
  return `COPY ${sqlTable(table)} FROM stdin;`;
}

/** The text of a backup in pieces, of a source that was told to take this snapshot. */
export async function* writeBackup(source: CopySource, header: BackupHeader): AsyncGenerator<string | Uint8Array> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of header.tables) {
    yield `${startOfRows(table)}\n`;
    yield* source.copy(sqlTable(table));
    yield `${endOfRows}\n`;
  }
  yield `${endOfBackup}\n`;
}
