import { findLastContent, holdHead, insertOwnEntries } from '../record/books-repository.ts';
import type { RunningRelease } from '../record/release.ts';
import { type SealTools, sealBatch } from './seal-entries.ts';

interface ReleaseContent {
  /** The release that wrote the books before; null if they tell of none. */
  before: { version: string; hash: string } | null;
  version: string;
  hash: string;
  modified: boolean;
}

/** Tells the books which program writes them, if it is another one than they told last (BOK-09). Returns true if it was. */
export async function tellRelease(
  { db, site, key, now }: SealTools,
  { version, hash, isModified }: RunningRelease,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const head = await holdHead(tx, { isPatient: true });
    if (head?.keyId !== key.id) return false;
    const last = await findLastContent<ReleaseContent>(tx, 'release');
    if (last?.hash === hash) return false;
    const before = last && { version: last.version, hash: last.hash };
    const content: ReleaseContent = { before, version, hash, modified: isModified };
    const entries = await insertOwnEntries(tx, [{ kind: 'release', at: now().toInstant(), content }]);
    await sealBatch(tx, { head, entries, key, timeZone: site.timeZone });
    return true;
  });
}
