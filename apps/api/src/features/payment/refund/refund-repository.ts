import { randomUUID } from 'node:crypto';
import type { LiveRefund } from '@comptoir/contract';
import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { orders, payments, refunds } from '../../../db/schema/index.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import type { Order } from '../../order/record/order.ts';
import { findOrder, insertEvent } from '../../order/record/order-repository.ts';
import { stepProgress } from '../../order/record/progress-repository.ts';
import type { RefundedPart } from './refund-amounts.ts';

export interface Refund extends RefundedPart {
  id: string;
  orderId: string;
  status: 'requested' | 'done' | 'refused';
  requestedAt: Temporal.Instant;
}

type Row = typeof refunds.$inferSelect;
const toRefund = ({ id, orderId, lines, amountCents, taxes, status, requestedAt }: Row): Refund => ({
  id,
  orderId,
  lines,
  amountCents,
  taxes,
  status,
  requestedAt: toInstant(requestedAt),
});

export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ? toRefund(row) : null;
}

/** Lists the refunds of orders, oldest first, without rejected ones. Orders without refunds are absent. */
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

export async function listDueRefunds(db: Db, now: Temporal.Instant): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(lte(refunds.nextCheckAt, toDate(now)))
    .orderBy(asc(refunds.nextCheckAt));
  return rows.map(toRefund);
}

export async function noteRefundEvent(tx: Db, intentId: string, at: Temporal.Instant): Promise<boolean> {
  const orderOf = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.id, intentId));
  const due = await tx
    .update(refunds)
    .set({ nextCheckAt: toDate(at) })
    .where(and(inArray(refunds.orderId, orderOf), eq(refunds.method, 'card'), ne(refunds.status, 'refused')))
    .returning({ id: refunds.id });
  return due.length > 0;
}

export type RefundOrigin = 'refused' | 'cancelled' | 'no_show';

interface Request {
  at: Temporal.Instant;
  origin: RefundOrigin | null;
  /** Computes the refund. A returned text explains why no refund is possible. */
  decide: (order: Order, before: Refund[]) => RefundedPart | string;
}

export async function requestRefund(
  db: Db,
  orderId: string,
  request: Omit<Request, 'origin'>,
): Promise<Refund | string> {
  return db.transaction((tx) => writeRefund(tx, orderId, { ...request, origin: null }));
}

/** The order is locked, so that concurrent refunds never pay twice. The provider is called after the commit. */
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
  const status = isCash ? 'done' : 'requested';
  const refund: Refund = { ...part, id: randomUUID(), orderId, status, requestedAt: at };
  const now = toDate(at);
  const settledAt = isCash ? now : null;
  const nextCheckAt = isCash ? null : now;
  await tx.insert(refunds).values({ ...refund, method, origin, requestedAt: now, settledAt, nextCheckAt });
  await insertEvent(tx, orderId, { kind: isCash ? 'refunded' : 'refund_requested', data: dataOf(refund), at });
  return refund;
}

export async function checkRefundAgain(
  db: Db,
  { id, status }: Refund,
  nextCheckAt: Temporal.Instant | null,
): Promise<void> {
  await db
    .update(refunds)
    .set({ nextCheckAt: nextCheckAt && toDate(nextCheckAt) })
    .where(and(eq(refunds.id, id), eq(refunds.status, status)));
}

interface RefundEnd {
  status: 'done' | 'refused';
  at: Temporal.Instant;
  nextCheckAt: Temporal.Instant | null;
  tasks: OutboxTask[];
}

/** Records the result of a refund and its tasks once. A successful refund may still be rejected days later. */
export async function endRefund(db: Db, refund: Refund, { status, at, nextCheckAt, tasks }: RefundEnd): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(refunds)
      .set({ status, settledAt: toDate(at), nextCheckAt: nextCheckAt && toDate(nextCheckAt) })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, refund.status)))
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
