import { hash } from 'node:crypto';
import { canonicalJson } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { type BookEntry, listEntries } from '../record/books-repository.ts';
import { readContent } from '../record/read-content.ts';
import { recordLine } from './archive-lines.ts';
import { noteCheck } from './archive-repository.ts';
import { tellOtherEntry } from './archive-words.ts';
import { type ArchiveRecord, linesOf, type ReadArchive, readBooks } from './read-books.mjs';

export { showArchive } from './read-books.mjs';

export interface CheckedArchive extends ReadArchive {
  /** False if this shop made no such archive, so that there is nothing to note that it was checked by. */
  isKnown: boolean;
}

const atOnce = 1_000;

/**
 * Checks the file of an archive by itself, and each of its entries against the books (BOK-27). A sound file of this shop
 * is noted as checked. @throws Error if the file can't be read
 */
export async function checkArchive(db: Db, file: string, at: Temporal.Instant): Promise<CheckedArchive> {
  const differing: ReadArchive['faults'] = [];
  let waiting: ArchiveRecord[] = [];
  const compare = async () => {
    // A place that is no number is a fault already.
    const placed = waiting.filter(({ seq }) => Number.isSafeInteger(seq));
    const [first, last] = [placed[0], placed.at(-1)];
    const entries = first && last ? await listEntries(db, { from: first.seq, to: last.seq, limit: atOnce }) : [];
    const known = new Map(entries.map((entry) => [entry.seq, entry]));
    for (const { seq, line, text } of placed)
      if (!isLineOf(known.get(seq), text)) differing.push({ line, text: tellOtherEntry(seq) });
    waiting = [];
  };
  const read = await readBooks(linesOf(file), async (record) => {
    waiting.push(record);
    if (waiting.length === atOnce) await compare();
  });
  await compare();
  const faults = [...read.faults, ...differing];
  const isKnown = faults.length === 0 && (await noteCheck(db, read.trailer ?? '', at));
  return { ...read, faults, isKnown };
}

/** True of the line of an entry. Of a purged one the books have the hash, and the file the content. */
function isLineOf(entry: BookEntry | undefined, text: string): boolean {
  if (!entry) return false;
  const content = entry.content ?? canonicalJson(readContent<{ content: object }>(text).content ?? null);
  return hash('sha256', content) === entry.contentHash && recordLine({ ...entry, content }) === text;
}
