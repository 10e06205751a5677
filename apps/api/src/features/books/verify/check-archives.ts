import { canonicalJson, writeInstant } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { type Archive, listAllArchives } from '../archive/archive-repository.ts';
import { archiveContent, digestEntries, signedTrailerText, trailerOf } from '../archive/make-archive.ts';
import { findEnd } from '../close/close-days.ts';
import { isSignedBy } from '../record/book-key.ts';
import { type BookEntry, listKeys } from '../record/books-repository.ts';
import { findClose } from '../record/close-repository.ts';
import { isPurged, type Purge } from '../record/purge-repository.ts';
import { readContent } from '../record/read-content.ts';
import type { Pace } from './check-entries.ts';
import type { Tell } from './finding.ts';

/**
 * Compares each archive with the entry that tells of it, and what its file says with the books. Who made it and when its
 * file was checked are told by no entry. `told` are the entries of archives by their place; those that have a row are taken
 * out of it. The file of a purged period can't be drawn any more: its digests are what its entry says.
 */
export async function checkArchives(
  db: Db,
  site: Site,
  { archives: told, purge }: { archives: Map<number, BookEntry>; purge: Purge | null },
  { tell, pace }: { tell: Tell; pace: Pace },
): Promise<void> {
  const keys = new Map((await listKeys(db)).map(({ id, publicKey }) => [id, publicKey]));
  for (const archive of await listAllArchives(db)) {
    const entry = told.get(archive.entrySeq);
    told.delete(archive.entrySeq);
    const digests = isPurged(archive, purge) ? toldDigests(archive) : await drawnDigests(db, site, archive);
    const publicKey = keys.get(entry?.keyId ?? '');
    const pairs = [...rowPairs(archive, entry), ...(await filePairs(db, { archive, digests, publicKey }))];
    for (const { field, expected, found } of pairs)
      if (expected !== found)
        tell({
          seq: archive.entrySeq,
          table: 'archives',
          key: `${archive.period} nº ${archive.id}`,
          field,
          expected,
          found,
        });
    await pace();
  }
  for (const [seq, { content }] of told)
    tell({ seq, table: 'archives', key: String(seq), field: 'entry_seq', expected: content, found: null });
}

type Site = Parameters<typeof findEnd>[1];

interface Pair {
  field: string;
  expected: string | null;
  found: string | null;
}

interface Digests {
  file: string;
  records: string;
}

function toldDigests({ trailer }: Archive): Digests {
  const { file_sha256: file = '', records_sha256: records = '' } = readContent<{
    file_sha256: string;
    records_sha256: string;
  }>(trailer);
  return { file, records };
}

/** Null where the entries of an archive are wrong, which is told already. */
async function drawnDigests(
  db: Db,
  site: Site,
  { header, seqFirst: first, seqLast: last }: Archive,
): Promise<Digests | null> {
  const before = await findEnd(db, site, first - 1);
  return before ? digestEntries(db, { header, before, span: { first, last } }) : null;
}

/** What the entry tells of the row. */
function rowPairs(archive: Archive, entry: BookEntry | undefined): Pair[] {
  const { period, seqFirst, seqLast, at } = archive;
  const content = archiveContent(period, { first: seqFirst, last: seqLast }, toldDigests(archive));
  return [
    { field: 'entry_seq', expected: entry?.content ?? null, found: canonicalJson(content) },
    ...(entry ? [{ field: 'at', expected: writeInstant(entry.at), found: writeInstant(at) }] : []),
  ];
}

interface Known {
  archive: Archive;
  digests: Digests | null;
  publicKey: string | undefined;
}

/** What the books say of the file's first and last line. */
async function filePairs(db: Db, { archive, digests, publicKey }: Known): Promise<Pair[]> {
  const { period, trailer, seqFirst: first, seqLast: last } = archive;
  const close = await findClose(db, period);
  if (!close || !digests) return [];
  const { file_sha256, sig = '', ...said } = readContent<ReturnType<typeof trailerOf> & { sig: string }>(trailer);
  const { file_sha256: file, ...expected } = trailerOf(close, { first, last }, digests);
  const isSigned = isSignedBy(publicKey ?? '', signedTrailerText({ ...said, file_sha256 }), sig);
  return [
    { field: 'header', expected: file, found: file_sha256 ?? null },
    { field: 'trailer', expected: canonicalJson(expected), found: canonicalJson(said) },
    { field: 'signature', expected: 'one of the books', found: isSigned ? 'one of the books' : sig },
  ];
}
