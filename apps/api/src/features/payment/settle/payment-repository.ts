import { type PaymentFacts, payableCents } from '@comptoir/domain';
import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { orderEvents, payments, webhookEvents } from '../../../db/schema/index.ts';
import type { IntentState, PaymentEvent, PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { giveWorkBack } from '../../capacity/work-repository.ts';
import { giveUnitsBack } from '../../count/count-repository.ts';
import type { Arrival } from '../../order/record/make-arrival.ts';
import { endOrder, insertEvent } from '../../order/record/order-repository.ts';
import { holdOrderer } from '../../order/record/orderer-repository.ts';
import { insertArrivals } from '../../order/record/progress-repository.ts';
import { releaseSlot, type SlotKey } from '../../schedule/schedule-repository.ts';
import { noteDisputeEvent } from '../dispute/dispute-repository.ts';
import { noteRefundEvent } from '../refund/refund-repository.ts';

export interface Payment {
  id: string;
  localId: string | null;
  orderId: string | null;
  amountCents: number;
  status: IntentState;
  userId: number | null;
  snapshot: Record<string, unknown> | null;
  isVoided: boolean;
  /** True if nothing is left to do for this payment. */
  isSettled: boolean;
  awayAt: Temporal.Instant | null;
  ending: Ending | null;
  /** Why the order of this payment was refused, in words for the diner. */
  refusal: string | null;
  createdAt: Temporal.Instant;
  /** The last time at which the diner's browser had the payment prepared. */
  preparedAt: Temporal.Instant;
}

/** From where and by which browser a payment was asked for (PYX-75). It is in no answer and no log. */
export interface PaymentPeer {
  ip: string;
  userAgent: string | null;
}

type Row = typeof payments.$inferSelect;
export type Ending = NonNullable<Row['ending']>;

function toPayment(row: Row): Payment {
  const { id, localId, orderId, userId, amountCents, status, snapshot, isVoided, createdAt, updatedAt } = row;
  const { nextCheckAt, awayAt, ending, refusal } = row;
  return {
    id,
    localId,
    orderId,
    userId,
    amountCents,
    status: status as IntentState,
    snapshot,
    isVoided,
    isSettled: nextCheckAt === null,
    awayAt: awayAt && toInstant(awayAt),
    ending,
    refusal,
    createdAt: toInstant(createdAt),
    preparedAt: toInstant(updatedAt),
  };
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ? toPayment(row) : null;
}

export async function listPayments(db: Db, localId: string): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.localId, localId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return rows.map(toPayment);
}

/** Stores an intent, but never reopens a settled one. Returns false if its account was deleted. */
export async function savePayment(
  db: Db,
  intent: PaymentIntent,
  more: {
    customerId: string | null;
    userId: number | null;
    peer: PaymentPeer;
    snapshot: Record<string, unknown> | null;
    at: Temporal.Instant;
    nextCheckAt: Temporal.Instant;
  },
): Promise<boolean> {
  const { id, localId, amountCents, currency, state: status } = intent;
  const { customerId, userId, snapshot, peer } = more;
  const at = toDate(more.at);
  const fresh = {
    customerId,
    userId,
    amountCents,
    status,
    snapshot,
    peerIp: peer.ip,
    userAgent: peer.userAgent,
    updatedAt: at,
    nextCheckAt: toDate(more.nextCheckAt),
  };
  const write = (on: Db) =>
    on
      .insert(payments)
      .values({ id, localId, currency, createdAt: at, ...fresh })
      .onConflictDoUpdate({
        target: payments.id,
        set: fresh,
        setWhere: sql`${payments.orderId} is null and not ${payments.isVoided}`,
      });
  // A payment without an account needs no row lock, so a single statement is enough.
  if (userId === null) {
    await write(db);
    return true;
  }
  return db.transaction(async (tx) => {
    if (!(await holdOrderer(tx, userId))) return false;
    await write(tx);
    return true;
  });
}

export async function bindPayment(
  tx: Db,
  id: string,
  { order, nextCheckAt }: { order: { id: string; localId: string }; nextCheckAt: Temporal.Instant },
): Promise<boolean> {
  const used = await tx
    .update(payments)
    .set({ orderId: order.id, nextCheckAt: toDate(nextCheckAt) })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.localId, order.localId),
        isNull(payments.orderId),
        eq(payments.isVoided, false),
      ),
    )
    .returning({ id: payments.id });
  return used.length > 0;
}

/** Marks a payment so that no order can use it. Returns false if an order already uses the payment. */
export async function markVoided(db: Db, id: string, at: Temporal.Instant): Promise<boolean> {
  const given = await db
    .update(payments)
    .set({ isVoided: true, updatedAt: toDate(at) })
    .where(and(eq(payments.id, id), isNull(payments.orderId)))
    .returning({ id: payments.id });
  return given.length > 0;
}

export async function markSettled(db: Db, id: string, status: IntentState, at: Temporal.Instant): Promise<void> {
  await db
    .update(payments)
    .set({ status, snapshot: null, nextCheckAt: null, updatedAt: toDate(at) })
    .where(eq(payments.id, id));
}

/** Settles a cancelled payment, unless an order has used the payment meanwhile. */
export async function settleUnused(db: Db, id: string, at: Temporal.Instant): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'cancelled', snapshot: null, nextCheckAt: null, updatedAt: toDate(at) })
    .where(and(eq(payments.id, id), isNull(payments.orderId)));
}

export async function scheduleCheck(db: Db, id: string, nextCheckAt: Temporal.Instant): Promise<void> {
  await db
    .update(payments)
    .set({ nextCheckAt: toDate(nextCheckAt) })
    .where(eq(payments.id, id));
}

/** Postpones a payment that a job claimed until `leasedUntil`, unless the payment has changed meanwhile. */
export async function postponeCheck(
  db: Db,
  id: string,
  { leasedUntil, nextCheckAt }: { leasedUntil: Temporal.Instant; nextCheckAt: Temporal.Instant },
): Promise<void> {
  await db
    .update(payments)
    .set({ nextCheckAt: toDate(nextCheckAt) })
    .where(and(eq(payments.id, id), eq(payments.nextCheckAt, toDate(leasedUntil))));
}

export async function listOpenPayments(db: Db): Promise<string[]> {
  const rows = await db.select({ id: payments.id }).from(payments).where(isNotNull(payments.nextCheckAt));
  return rows.map(({ id }) => id);
}

export async function claimPayments(
  db: Db,
  { now, leasedUntil, limit }: { now: Temporal.Instant; leasedUntil: Temporal.Instant; limit: number },
): Promise<string[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.nextCheckAt, toDate(now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(payments)
    .set({ nextCheckAt: toDate(leasedUntil) })
    // PostgreSQL computes an array subquery once. Some plans repeat an IN (…) for each row, including its limit.
    .where(sql`${payments.id} = any (array(${due}))`)
    .returning({ id: payments.id });
  return rows.map(({ id }) => id);
}

/** Stores a webhook event and schedules a check of its payment, refund or dispute. Returns false if no check is needed. */
export async function noteEvent(
  db: Db,
  event: PaymentEvent & { intentId: string },
  at: Temporal.Instant,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const noted = await tx
      .insert(webhookEvents)
      .values({ id: event.id, type: event.kind, receivedAt: toDate(at) })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (noted.length === 0) return false;
    if (event.about === 'refund') return noteRefundEvent(tx, event.intentId, at);
    if (event.about === 'dispute') return noteDisputeEvent(tx, event.intentId, at);
    const due = await tx
      .update(payments)
      .set({ nextCheckAt: toDate(at) })
      .where(and(eq(payments.id, event.intentId), isNotNull(payments.nextCheckAt)))
      .returning({ id: payments.id });
    return due.length > 0;
  });
}

/** Records once that the capture of an order's payment begins, and schedules a check. */
export async function requestCapture(
  db: Db,
  order: { id: string; transactionId: string; totalCents: number; tipCents: number },
  { at, nextCheckAt }: { at: Temporal.Instant; nextCheckAt: Temporal.Instant },
): Promise<void> {
  const { id, transactionId } = order;
  await db.transaction(async (tx) => {
    // This statement comes first to lock the payment's row, so that a concurrent webhook sees the event below.
    await scheduleCheck(tx, transactionId, nextCheckAt);
    const known = and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'capture_requested'));
    if ((await tx.$count(orderEvents, known)) === 0)
      await insertEvent(tx, id, {
        kind: 'capture_requested',
        data: { transactionId, amountCents: payableCents(order) },
        at,
      });
  });
}

interface Paid {
  at: Temporal.Instant;
  tasks: OutboxTask[];
  arrival: Arrival;
  paidBy: PaymentFacts | null;
}

/**
 * Makes an order paid and brings it to the kitchen in one transaction. An ended order stays unchanged. A network that its holder did
 * not choose is an event (PYX-11).
 */
export async function commitPaid(
  db: Db,
  order: { id: string; transactionId: string },
  { at, tasks, arrival, paidBy }: Paid,
): Promise<void> {
  await db.transaction(async (tx) => {
    const data = { transactionId: order.transactionId };
    const isEnded = await endOrder(tx, order.id, { status: 'paid', at, data, tasks, paidBy });
    if (isEnded) await insertArrivals(tx, [arrival]);
    if (isEnded && paidBy && !isChoiceHonoured(paidBy)) {
      const { network, chosenNetwork } = paidBy;
      await insertEvent(tx, order.id, { kind: 'network_not_honoured', data: { network, chosenNetwork }, at });
    }
    await markSettled(tx, order.transactionId, 'captured', at);
  });
}

/** The holder of a co-badged card chooses its network (Regulation (EU) 2015/751, article 8). */
const isChoiceHonoured = ({ network, networks, chosenNetwork }: PaymentFacts): boolean =>
  chosenNetwork === null || !networks.includes(chosenNetwork) || chosenNetwork === network;

/** Payments that were charged by another network than the one that the card's holder chose. */
export async function countOtherNetworks(db: Db): Promise<number> {
  return db.$count(orderEvents, sql`${orderEvents.kind} = 'network_not_honoured'`);
}

export async function commitCancelled(
  db: Db,
  order: { id: string; transactionId: string },
  { at, slot, status }: { at: Temporal.Instant; slot: SlotKey | null; status: IntentState },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isEnded = await endOrder(tx, order.id, {
      status: 'cancelled',
      at,
      data: { reason: 'payment_not_confirmed' },
      tasks: [],
    });
    if (isEnded) {
      await giveWorkBack(tx, order.id);
      await giveUnitsBack(tx, order.id);
      if (slot) await releaseSlot(tx, slot);
    }
    await markSettled(tx, order.transactionId, status, at);
  });
}

/** Notes why a payment by PayPal ends without an order. The first reason stays. */
export async function noteEnding(
  db: Db,
  id: string,
  { ending, refusal = null }: { ending: Ending; refusal?: string | null },
): Promise<void> {
  await db
    .update(payments)
    .set({ ending, refusal })
    .where(and(eq(payments.id, id), isNull(payments.orderId), isNull(payments.ending)));
}
