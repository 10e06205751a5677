import { hash } from 'node:crypto';
import { chainedText, serviceDayOf, signedText } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import type { BookKey } from '../record/book-key.ts';
import {
  type BookHead,
  holdHead,
  insertHead,
  insertKey,
  insertOwnEntries,
  listUnsealed,
  moveHead,
  type Seal,
  sealRows,
  type UnsealedEntry,
} from '../record/books-repository.ts';
import { beginningOf } from '../record/check-chain.ts';

export interface SealTools {
  db: Db;
  site: { id: string; timeZone: string };
  key: BookKey;
  now: () => Temporal.ZonedDateTime;
}

/** A batch is sealed in one transaction, which locks the head of the books. */
const batchSize = 1000;

/** Begins the books of a restaurant with the entry of its key, if there are none (BOK-05). */
export async function openBooks({ db, site, key, now }: SealTools): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const head: BookHead = {
      ...beginningOf(site.id),
      at: at.toInstant(),
      openDay: serviceDayOf(at),
      keyId: key.id,
    };
    if (!(await insertHead(tx, head))) return;
    await insertKey(tx, key, 1);
    const content = { key: key.publicKey, site: site.id };
    const entries = await insertOwnEntries(tx, [{ kind: 'key', at: at.toInstant(), content }]);
    await sealBatch(tx, { head, entries, key, timeZone: site.timeZone });
  });
}

/**
 * Goes on with another key where the former one is lost, and says so in the books for good (BOK-05). Returns false if the
 * books are signed with this key already, or if there are none.
 */
export async function replaceKey({ db, site, key, now }: SealTools, reason: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const head = await holdHead(tx, { isPatient: true });
    if (!head || head.keyId === key.id) return false;
    const at = now().toInstant();
    const content = { reason, lost: head.keyId };
    const entries = await insertOwnEntries(tx, [
      { kind: 'restored', at, content },
      { kind: 'key', at, content: { key: key.publicKey, site: site.id } },
    ]);
    await insertKey(tx, key, head.seq + entries.length);
    await sealBatch(tx, { head: { ...head, keyId: key.id }, entries, key, timeZone: site.timeZone });
    return true;
  });
}

/** What a server finds that wants to seal: nothing to do for it, or a key that is not the one of the books. */
export type Sealed = { head: BookHead } | 'busy' | 'other_key';

/**
 * Seals what was written since (BOK-04), one server at a time. Orders never wait for it. Returns `busy` if another server
 * seals, and `other_key` if the books were signed with another key (BOK-05).
 */
export async function sealEntries({ db, site, key, now }: SealTools): Promise<Sealed> {
  return db.transaction(async (tx) => {
    const held = await holdHead(tx, { isPatient: false });
    if (!held) return 'busy';
    if (held.keyId !== key.id) return 'other_key';
    return { head: await sealAll(tx, { head: held, key, timeZone: site.timeZone, at: now().toInstant() }) };
  });
}

interface Batch {
  head: BookHead;
  key: BookKey;
  timeZone: string;
}

/** How far behind the last entry a clock may be before the books note it, in seconds (BOK-10). */
const clockPatienceSeconds = 60;

/** Seals all that was written, within a transaction that holds the head. Returns the new head. */
export async function sealAll(tx: Db, { at, ...batch }: Batch & { at: Temporal.Instant }): Promise<BookHead> {
  let { head } = batch;
  const isBehind = Temporal.Instant.compare(at.add({ seconds: clockPatienceSeconds }), head.at) < 0;
  if (isBehind) {
    const content = { last: head.at.toString(), now: at.toString() };
    head = await sealBatch(tx, { ...batch, entries: await insertOwnEntries(tx, [{ kind: 'clock', at, content }]) });
  }
  for (;;) {
    const entries = await listUnsealed(tx, batchSize);
    head = await sealBatch(tx, { ...batch, head, entries });
    if (entries.length < batchSize) return head;
  }
}

/** Chains entries in order and signs the last one. An entry of a closed day belongs to the oldest open one (BOK-15). */
export async function sealBatch(
  tx: Db,
  { head, entries, key, timeZone }: Batch & { entries: readonly UnsealedEntry[] },
): Promise<BookHead> {
  if (entries.length === 0) return head;
  const seals: Seal[] = [];
  let last: Pick<BookHead, 'seq' | 'hash'> = head;
  for (const entry of entries) {
    const ownDay = serviceDayOf(entry.at.toZonedDateTimeISO(timeZone));
    const serviceDay = Temporal.PlainDate.compare(ownDay, head.openDay) < 0 ? head.openDay : ownDay;
    const sealed = { ...entry, seq: last.seq + 1, serviceDay };
    last = { seq: sealed.seq, hash: hash('sha256', chainedText(last.hash, sealed)) };
    const isLast = seals.length === entries.length - 1;
    seals.push({
      ...sealed,
      hash: last.hash,
      signature: isLast ? key.sign(signedText(last)) : null,
      keyId: isLast ? key.id : null,
    });
  }
  await sealRows(tx, seals);
  const after = { ...head, ...last, at: seals.at(-1)?.at ?? head.at };
  await moveHead(tx, after);
  return after;
}
