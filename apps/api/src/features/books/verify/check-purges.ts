import type { BookEntry } from '../record/books-repository.ts';
import { createColumnsDigest } from '../record/money-columns.ts';
import type { Purge } from '../record/purge-repository.ts';
import type { Tell } from './finding.ts';

/** Compares what stays of purged entries, beside what their hashes cover, with what the purges found (BOK-28). */
export function watchPurges(purges: readonly Purge[]) {
  const watched = purges.map((purge) => ({ ...purge, digest: createColumnsDigest() }));
  return {
    /** Takes the entries of the books in their order. */
    add: (entry: BookEntry) => {
      for (const { first, last, digest } of watched) if (entry.seq >= first && entry.seq <= last) digest.add(entry);
    },
    check: (tell: Tell) => {
      for (const { seq, first, last, columns, digest } of watched) {
        const found = digest.end();
        if (columns !== found)
          tell({ seq, table: 'book_entries', key: `${first}-${last}`, field: 'columns', expected: columns, found });
      }
    },
  };
}
