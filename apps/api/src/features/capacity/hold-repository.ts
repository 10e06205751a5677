import type { Mode, PostTask } from '@comptoir/domain';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { holds } from '../../db/schema/index.ts';

/** A place in the kitchen that is kept for a cart until an instant (CAP-04). */
export interface Hold {
  localId: string;
  networkKey: string;
  isGuest: boolean;
  mode: Mode;
  tasks: PostTask[];
  /** Null for an order as soon as possible, which has `readyFrom` instead. */
  slot: { date: string; value: string } | null;
  readyFrom: Temporal.Instant | null;
  promisedAt: Temporal.Instant;
  startedAt: Temporal.Instant;
  until: Temporal.Instant;
}

/** Stores a hold in place of the one that its `local_id` has, in a transaction that holds the kitchen's lock. */
export async function putHold(tx: Db, { slot, ...hold }: Hold): Promise<void> {
  const row = {
    ...hold,
    slotDate: slot?.date ?? null,
    slotValue: slot?.value ?? null,
    readyFrom: hold.readyFrom && toDate(hold.readyFrom),
    promisedAt: toDate(hold.promisedAt),
    startedAt: toDate(hold.startedAt),
    until: toDate(hold.until),
  };
  await tx.insert(holds).values(row).onConflictDoUpdate({ target: holds.localId, set: row });
}

/** Ends the holds of these `local_id`s. */
export async function endHolds(db: Db, localIds: readonly string[]): Promise<void> {
  await db.delete(holds).where(inArray(holds.localId, [...localIds]));
}

export async function forgetEndedHolds(db: Db, now: Temporal.Instant): Promise<void> {
  await db.delete(holds).where(lte(holds.until, toDate(now)));
}

/** Ends the hold of a network's cart; false if there is none. */
export async function leaveHold(
  db: Db,
  { localId, networkKey }: Pick<Hold, 'localId' | 'networkKey'>,
): Promise<boolean> {
  const left = await db
    .delete(holds)
    .where(and(eq(holds.localId, localId), eq(holds.networkKey, networkKey)))
    .returning({ localId: holds.localId });
  return left.length > 0;
}

/** A payment that was prepared within a hold has these minutes from its preparation on, if the bank asks its holder (CAP-05). */
const payingMinutes = 5;
/** However often a payment is prepared, a hold lasts no longer than this. */
const longestPaidMinutes = 20;

/** Lengthens the living hold of a cart whose card payment is prepared. */
export async function keepHoldForPayment(db: Db, localId: string, at: Temporal.Instant): Promise<void> {
  const kept = sql`${toDate(at.add({ minutes: payingMinutes }))}::timestamptz`;
  const last = sql`${holds.startedAt} + make_interval(mins => ${longestPaidMinutes})`;
  await db
    .update(holds)
    .set({ until: sql`greatest(${holds.until}, least(${kept}, ${last}))` })
    .where(and(eq(holds.localId, localId), gt(holds.until, toDate(at))));
}
