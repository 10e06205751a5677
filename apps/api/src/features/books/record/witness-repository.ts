import { and, isNotNull, lte, max } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { bookEntries } from '../../../db/schema/index.ts';
import { listEntries } from './books-repository.ts';

/** The end of the chain, as it was kept outside of the database. */
export interface Witness {
  seq: number;
  hash: string;
  /** When it was kept, by the machine's clock, where that is known. */
  keptAt?: Temporal.Instant;
}

/** Reads `SEQ:HASH`. Null if the text is no such thing. */
export function readWitness(text: string): Witness | null {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return seq === undefined || hash === undefined ? null : { seq: Number(seq), hash };
}

/** True if the books still have the entry that was kept. Else they were cut, replaced, or put back from a backup. */
export async function hasEntryOf(db: Db, { seq, hash }: Witness): Promise<boolean> {
  const [entry] = await listEntries(db, { from: seq, to: seq, limit: 1 });
  return entry?.hash === hash;
}

/**
 * The first entry that was lost: the one after the last that was sealed before the witness was kept. Without that instant
 * it is the witness itself.
 */
export async function findFirstLost(db: Db, { seq, keptAt }: Witness): Promise<number> {
  if (!keptAt) return seq;
  const [row] = await db
    .select({ last: max(bookEntries.seq) })
    .from(bookEntries)
    .where(and(isNotNull(bookEntries.seq), lte(bookEntries.sealedAt, toDate(keptAt))));
  return Math.min((row?.last ?? 0) + 1, seq);
}
