import type { BackupHeader, TableRecord } from '../contents/backup-header.ts';
import type { CopySource } from '../contents/copy-source.ts';
import { sqlTable } from '../contents/sql-names.ts';

export const endOfBackup = '-- End of the backup';
/** Ends the rows of a table. No row looks like it, because COPY doubles backslashes. */
export const endOfRows = '\\.';

export function startOfRows(table: TableRecord): string {
  return `COPY ${sqlTable(table)} FROM stdin;`;
}

/** Yields the text of a backup; the source must have taken the snapshot. */
export async function* writeBackup(source: CopySource, header: BackupHeader): AsyncGenerator<string | Uint8Array> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of header.tables) {
    yield `${startOfRows(table)}\n`;
    yield* source.copy(sqlTable(table));
    yield `${endOfRows}\n`;
  }
  yield `${endOfBackup}\n`;
}
