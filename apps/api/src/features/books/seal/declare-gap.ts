import { holdHead, insertOwnEntries } from '../record/books-repository.ts';
import { findFirstLost, hasEntryOf, type Witness } from '../record/witness-repository.ts';
import { type SealTools, sealBatch } from './seal-entries.ts';

/** Entries that a restored backup did not have. */
export interface Gap {
  from: number;
  to: number;
}

/**
 * Says in the books for good which entries are lost, because a backup was put back that is older than their end as it was
 * kept (BOK-30). Returns the gap and the new end, which is to be kept next.
 */
export async function declareGap(
  { db, site, key, now }: SealTools,
  { kept, reason }: { kept: Witness; reason: string },
): Promise<{ gap: Gap; head: Witness } | 'no_gap' | 'other_key'> {
  return db.transaction(async (tx) => {
    const head = await holdHead(tx, { isPatient: true });
    if (head?.keyId !== key.id) return 'other_key';
    if (await hasEntryOf(tx, kept)) return 'no_gap';
    const gap = { from: await findFirstLost(tx, kept), to: kept.seq };
    const content = { ...gap, hash: kept.hash, reason };
    const entries = await insertOwnEntries(tx, [{ kind: 'restored', at: now().toInstant(), content }]);
    const { seq, hash } = await sealBatch(tx, { head, entries, key, timeZone: site.timeZone });
    return { gap, head: { seq, hash } };
  });
}
