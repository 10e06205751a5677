import { canonicalJson, writeInstant } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { type Archive, listAllArchives } from '../archive/archive-repository.ts';
import { archiveContent, digestEntries, signedTrailerText, trailerOf } from '../archive/make-archive.ts';
import { findEnd } from '../close/close-days.ts';
import { isSignedBy } from '../record/book-key.ts';
import { type BookEntry, listKeys } from '../record/books-repository.ts';
import { findClose } from '../record/close-repository.ts';
import type { Pace } from './check-entries.ts';
import type { Tell } from './finding.ts';
import { readContent } from './read-content.ts';

/**
 * Compares each archive with the entry that tells of it, and what its file says with the books. Who made it and when its
 * file was checked are told by no entry. `told` are the entries of archives by their place; those that have a row are taken
 * out of it.
 */
export async function checkArchives(
  db: Db,
  site: Site,
  told: Map<number, BookEntry>,
  { tell, pace }: { tell: Tell; pace: Pace },
): Promise<void> {
  const keys = new Map((await listKeys(db)).map(({ id, publicKey }) => [id, publicKey]));
  for (const archive of await listAllArchives(db)) {
    const entry = told.get(archive.entrySeq);
    told.delete(archive.entrySeq);
    const pairs = [...rowPairs(archive, entry), ...(await filePairs(db, site, archive, keys.get(entry?.keyId ?? '')))];
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

/** What the entry tells of the row. */
function rowPairs({ period, seqFirst, seqLast, trailer, at }: Archive, entry: BookEntry | undefined): Pair[] {
  const { file_sha256: file = '', records_sha256: records = '' } = readContent<{
    file_sha256: string;
    records_sha256: string;
  }>(trailer);
  const content = archiveContent(period, { first: seqFirst, last: seqLast }, { file, records });
  return [
    { field: 'entry_seq', expected: entry?.content ?? null, found: canonicalJson(content) },
    ...(entry ? [{ field: 'at', expected: writeInstant(entry.at), found: writeInstant(at) }] : []),
  ];
}

/** What the books say of the file's first and last line. Nothing where the entries between them are wrong, which is told already. */
async function filePairs(db: Db, site: Site, archive: Archive, publicKey: string | undefined): Promise<Pair[]> {
  const { period, header, trailer, seqFirst: first, seqLast: last } = archive;
  const before = await findEnd(db, site, first - 1);
  const close = await findClose(db, period);
  const digests = before && (await digestEntries(db, { header, before, span: { first, last } }));
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
