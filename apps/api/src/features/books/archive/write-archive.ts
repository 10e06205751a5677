import { createWriteStream } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db } from '../../../db/database.ts';
import { archiveText } from './archive-lines.ts';
import type { Archive } from './archive-repository.ts';
import { type ArchivePart, archiveFileName, archiveNotice, readerFile } from './archive-words.ts';

/** Writes the three files of an archive into a folder, which replace those of an earlier one. Returns their paths. */
export async function writeArchive(
  db: Db,
  archive: Archive,
  { siteId, folder }: { siteId: string; folder: string },
): Promise<string[]> {
  const path = (part: ArchivePart) => join(folder, archiveFileName(siteId, archive.period, part));
  const lines = createWriteStream(path('jsonl.gz'), { mode: 0o600, flush: true });
  await pipeline(Readable.from(archiveText(db, archive)), createGzip(), lines);
  await writeFile(path('txt'), archiveNotice(archive));
  await copyFile(readerFile, path('mjs'));
  return [path('jsonl.gz'), path('txt'), path('mjs')];
}
