import { hash } from 'node:crypto';
import { chainedText, firstText } from '@comptoir/domain';
import type { BookEntry } from './books-repository.ts';

/** The place and the hash of an entry, to which the next one is joined. */
export type ChainEnd = Pick<BookEntry, 'seq' | 'hash'>;

/** What the first entry of a restaurant's books is joined to. */
export const beginningOf = (siteId: string): ChainEnd => ({ seq: 0, hash: hash('sha256', firstText(siteId)) });

/** A field of a sealed entry that is not what it was sealed with. */
export interface ChainFault {
  seq: number;
  field: 'seq' | 'content_hash' | 'hash';
  expected: string;
  found: string;
}

/**
 * Compares entries, in order of `seq`, with what they were sealed with, from the end of the chain before them on. After a
 * fault the chain goes on from what was found, so that one change is not a fault of every entry after it. Up to `purgedTo` the
 * content of an order's entry may be gone.
 */
export function checkChain(before: ChainEnd, entries: readonly BookEntry[], purgedTo = 0): ChainFault[] {
  const faults: ChainFault[] = [];
  let last = before;
  for (const entry of entries) {
    const compare = (field: ChainFault['field'], expected: string, found: string) => {
      if (expected !== found) faults.push({ seq: entry.seq, field, expected, found });
    };
    compare('seq', String(last.seq + 1), String(entry.seq));
    const isPurged = entry.content === null && entry.orderId !== null && entry.seq <= purgedTo;
    if (!isPurged) compare('content_hash', hash('sha256', entry.content ?? ''), entry.contentHash);
    if (entry.seq === last.seq + 1) compare('hash', hash('sha256', chainedText(last.hash, entry)), entry.hash);
    last = entry;
  }
  return faults;
}
