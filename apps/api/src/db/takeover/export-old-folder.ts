import type { BackupHeader } from '../backup/contents/backup-header.ts';
import { takeSnapshot } from '../backup/contents/take-snapshot.ts';
import { writeBackup } from '../backup/file/write-backup.ts';
import { writeFile } from '../backup/file/write-file.ts';
import { pgliteSource } from './pglite-source.ts';

/** Writes what is in a folder of PGlite's into a backup, by its own engine. The folder must be the caller's alone. */
export async function exportOldFolder({ folder, file }: { folder: string; file: string }): Promise<BackupHeader> {
  // Loaded for this once: it takes more memory than all of the shop.
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const client = await PGlite.create(folder, { extensions: { pg_trgm } });
  try {
    const source = pgliteSource(client);
    const header = await takeSnapshot(source);
    await writeFile(file, writeBackup(source, header));
    return header;
  } finally {
    await client.close();
  }
}
