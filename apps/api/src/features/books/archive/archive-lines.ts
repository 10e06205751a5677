import { canonicalJson, writeInstant } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { readPages } from '../../../db/keyset-pages.ts';
import { type BookEntry, listEntries } from '../record/books-repository.ts';
import type { Archive } from './archive-repository.ts';

/**
 * The line of an entry, with its line feed. The content is canonical JSON already, so that the whole line is.
 * @throws Error if the content was purged
 */
export function recordLine({ at, content, serviceDay, hash, keyId, kind, seq, signature }: BookEntry): string {
  if (content === null) throw new Error('The content of an entry was purged.');
  const [head, tail] = [
    canonicalJson({ at: writeInstant(at) }),
    canonicalJson({ day: serviceDay.toString(), hash, key: keyId, kind, seq, sig: signature }),
  ];
  return `${head.slice(0, -1)},"content":${content},${tail.slice(1)}\n`;
}

/** Entries from one to another, both included, in parts that fit into memory. */
export const readEntries = (db: Db, { first, last }: { first: number; last: number }): AsyncIterable<BookEntry[]> =>
  readPages<BookEntry, number>(
    ({ limit, after }) => listEntries(db, { from: after === null ? first : after + 1, to: last, limit }),
    ({ seq }) => seq,
  );

/** The text of an archive's file, in parts. It is the same whenever it is read. */
export async function* archiveText(db: Db, { header, trailer, seqFirst, seqLast }: Archive): AsyncGenerator<string> {
  yield header;
  for await (const entries of readEntries(db, { first: seqFirst, last: seqLast }))
    yield entries.map(recordLine).join('');
  yield trailer;
}
