import type { Context } from '../../context.ts';
import { sqlStateOf } from '../../db/sql-state.ts';
import type { OfferRecord } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { AddressProblem, MeasuredAddress } from '../location/measured-address.ts';
import { findCoupon } from '../offer/find-coupon.ts';
import { countCouponUses, isCouponLeft } from '../offer/offer-repository.ts';
import { orderMailTasks } from '../order/order-mail-tasks.ts';
import { findOrderHead, type OrderHead } from '../order/order-repository.ts';
import { CommitConflict, commitOrder } from './checkout-repository.ts';
import { hashBody } from './hash-body.ts';
import { type AcceptedOrder, judgeOrder } from './judge-order.ts';
import { makeOrder } from './make-order.ts';
import { measureOrder, pinPlace } from './measure-order.ts';
import { type ReadClaim, readClaim } from './read-claim.ts';
import { type Refusal, refuse } from './refusal.ts';

/** An order as POST answers it. */
export type KnownOrder = Omit<OrderHead, 'bodyHash'>;

export type Outcome = { kind: 'stored' | 'exists'; order: KnownOrder } | { kind: 'refused'; refusal: Refusal };

const uniqueViolation = '23505';

/** Places an order once, whatever is repeated or doubled (trust R1 to R3, requirements A.17). */
export async function placeOrder(context: Context, body: unknown): Promise<Outcome> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refused(refuse('validation'));
  const record = body as Record<string, unknown>;
  const bodyHash = hashBody(record);

  // Looked up before anything is validated or priced: an order that was taken stays taken, whatever became of the menu.
  const localId = typeof record.local_id === 'string' ? record.local_id : null;
  const known = localId === null ? null : await recall(context, localId, bodyHash);
  if (known) return known;

  const snapshot = context.catalogue.current();
  const claim = readClaim(record, snapshot.entries);
  if ('refusal' in claim) return refused(claim.refusal);
  const coupon = await findUsableCoupon(context, snapshot, claim.read);
  const measured = await measureOrder(context, claim.read.claim, snapshot.settings);
  const read = { ...claim.read, claim: pinPlace(claim.read.claim, measured) };
  return judgeAndCommit(context, { snapshot, read, measured, bodyHash, coupon });
}

interface Attempt {
  snapshot: Snapshot;
  read: ReadClaim;
  measured: MeasuredAddress | AddressProblem | null;
  bodyHash: string;
  coupon: OfferRecord | null;
}

async function judgeAndCommit(context: Context, attempt: Attempt): Promise<Outcome> {
  const now = context.now();
  const verdict = judgeOrder(attempt.read, { ...attempt, site: context.site, now });
  if ('refusal' in verdict) return refused(verdict.refusal);
  try {
    return { kind: 'stored', order: await store(context, verdict.order, attempt, now.toInstant()) };
  } catch (error) {
    if (error instanceof CommitConflict) {
      if (error.reason === 'slot_full') return refused(refuse('slot_unavailable'));
      return judgeAndCommit(context, { ...attempt, coupon: null });
    }
    // Two at once: the other one was first, this is its repetition.
    const winner =
      sqlStateOf(error) === uniqueViolation
        ? await recall(context, attempt.read.claim.localId, attempt.bodyHash)
        : null;
    if (winner) return winner;
    throw error;
  }
}

async function store(
  { database, wakeOutbox }: Context,
  accepted: AcceptedOrder,
  { snapshot, bodyHash }: Attempt,
  placedAt: Temporal.Instant,
): Promise<KnownOrder> {
  const order = makeOrder(accepted, snapshot.entries, { bodyHash, placedAt });
  const number = await commitOrder(database.db, {
    order,
    slot: accepted.time.slot,
    slotCapacity: snapshot.settings.scheduling.slotCapacity,
    couponOfferId: accepted.coupon?.id ?? null,
    tasks: orderMailTasks(order.id),
  });
  wakeOutbox();
  return { ...order, number };
}

/** The order that this `local_id` already made; null: none. */
async function recall({ database }: Context, localId: string, bodyHash: string): Promise<Outcome | null> {
  const head = await findOrderHead(database.db, localId);
  if (!head) return null;
  return { kind: head.bodyHash === bodyHash ? 'stored' : 'exists', order: head };
}

/** The coupon of an order; null when its code is not valid or used up: then it gives nothing. */
async function findUsableCoupon(
  { database, now }: Context,
  { offers }: Snapshot,
  { claim }: ReadClaim,
): Promise<OfferRecord | null> {
  const coupon = claim.coupon === null ? null : findCoupon(offers, claim.coupon, now().toInstant());
  if (!coupon) return null;
  return isCouponLeft(coupon, await countCouponUses(database.db, coupon.id, claim.customer.email.toLowerCase()))
    ? coupon
    : null;
}

function refused(refusal: Refusal): Outcome {
  return { kind: 'refused', refusal };
}
