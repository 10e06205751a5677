import type { BackupHeader, TableRecord } from '../contents/backup-header.ts';
import type { CopySource } from '../contents/copy-source.ts';
import { sqlTable } from '../contents/sql-names.ts';

export const endOfBackup = '-- End of the backup';
/** This line ends the rows of a table. COPY doubles backslashes, so no row can equal it. */
export const endOfRows = '\\.';

export function startOfRows(table: TableRecord): string {
  return `COPY ${sqlTable(table)} FROM stdin;`;
}

export async function* writeBackup(source: CopySource, header: BackupHeader): AsyncGenerator<string | Uint8Array> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of header.tables) {
    yield `${startOfRows(table)}\n`;
    yield* source.copy(sqlTable(table));
    yield `${endOfRows}\n`;
  }
  yield `${endOfBackup}\n`;
}
