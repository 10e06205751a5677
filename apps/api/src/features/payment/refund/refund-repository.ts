import { randomUUID } from 'node:crypto';
import type { LiveRefund } from '@comptoir/contract';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { orders, refunds } from '../../../db/schema/index.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import type { Order } from '../../order/record/order.ts';
import { findOrder, insertEvent } from '../../order/record/order-repository.ts';
import { stepProgress } from '../../order/record/progress-repository.ts';
import type { RefundedPart } from './refund-amounts.ts';

/** Money that is to be paid back, or was. */
export interface Refund extends RefundedPart {
  /** Also the provider's idempotency key. */
  id: string;
  orderId: string;
  status: 'requested' | 'done' | 'refused';
}

type Row = typeof refunds.$inferSelect;
const toRefund = ({ id, orderId, lines, amountCents, taxes, status }: Row): Refund => ({
  ...{ id, orderId, lines, amountCents, taxes, status },
});

/** A refund; null: none has this id. */
export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ? toRefund(row) : null;
}

/** What of each of these orders goes back to whoever paid it, or went, the oldest first; an order of which nothing does is left out. */
export async function listPaidBack(db: Db, orderIds: string[]): Promise<Map<string, LiveRefund[]>> {
  const { orderId, lines, amountCents, status, requestedAt, settledAt } = refunds;
  const rows = await db
    .select({ orderId, lines, amountCents, status, requestedAt, settledAt })
    .from(refunds)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(requestedAt));
  const told = rows.map(({ requestedAt: asked, settledAt: settled, ...refund }) => ({
    ...refund,
    at: toInstant(settled ?? asked),
  }));
  return Map.groupBy(told, (refund) => refund.orderId);
}

/** Refunds that were asked for and of which nothing came yet, the oldest first. */
export async function listOpenRefunds(db: Db): Promise<Refund[]> {
  const rows = await db.select().from(refunds).where(eq(refunds.status, 'requested')).orderBy(asc(refunds.requestedAt));
  return rows.map(toRefund);
}

/** The step of an order that its refund belongs to. */
export type RefundOrigin = 'refused' | 'cancelled' | 'no_show';

interface Request {
  at: Temporal.Instant;
  /** Null: somebody asked for it. */
  origin: RefundOrigin | null;
  /** Sees the order and what of it was paid back before; a text that it returns is why there is no refund. */
  decide: (order: Order, before: Refund[]) => RefundedPart | string;
}

/** Writes down a refund before any money moves, in a transaction of its own. */
export async function requestRefund(
  db: Db,
  orderId: string,
  request: Omit<Request, 'origin'>,
): Promise<Refund | string> {
  return db.transaction((tx) => writeRefund(tx, orderId, { ...request, origin: null }));
}

/**
 * Writes down a refund in a transaction, with the order locked, so that two refunds at once never pay the same twice. What was paid in
 * cash is paid back with that; else it is `requested`, and the provider is asked after the commit.
 */
export async function writeRefund(tx: Db, orderId: string, { at, origin, decide }: Request): Promise<Refund | string> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const order = await findOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const before = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.status, 'refused')));
  const part = decide(order, before.map(toRefund));
  if (typeof part === 'string') return part;
  const method = order.paymentMethod;
  const isCash = method === 'cash';
  const refund: Refund = { ...part, id: randomUUID(), orderId, status: isCash ? 'done' : 'requested' };
  await tx
    .insert(refunds)
    .values({ ...refund, method, origin, requestedAt: toDate(at), settledAt: isCash ? toDate(at) : null });
  await insertEvent(tx, orderId, { kind: isCash ? 'refunded' : 'refund_requested', data: dataOf(refund), at });
  return refund;
}

/** Writes down what came of a refund, and asks for what follows it, in the same transaction; once, whoever comes twice. */
export async function endRefund(
  db: Db,
  refund: Refund,
  { status, at, tasks }: { status: 'done' | 'refused'; at: Temporal.Instant; tasks: OutboxTask[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(refunds)
      .set({ status, settledAt: toDate(at) })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'requested')))
      .returning({ id: refunds.id });
    if (ended.length === 0) return;
    const kind = status === 'done' ? 'refunded' : 'refund_refused';
    await insertEvent(tx, refund.orderId, { kind, data: dataOf(refund), at });
    await stepProgress(tx, refund.orderId);
    await insertTasks(tx, tasks);
  });
}

function dataOf({ id, lines, amountCents, taxes }: Refund): Record<string, unknown> {
  return { refundId: id, lines, amountCents, taxes };
}
