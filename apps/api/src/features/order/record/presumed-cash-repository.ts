import { asPresumed, paymentContent } from '@comptoir/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { orderEvents, orders } from '../../../db/schema/index.ts';
import { channelOf, insertEntries } from '../../entry/entry-repository.ts';
import type { Order } from './order.ts';
import { findTaxed, insertEvent } from './order-repository.ts';

const presumedEvent = 'cash_presumed';
const missingEvent = 'cash_missing';

/** True if the books took the cash of an order to be collected, whatever was said of it since. */
export async function wasPresumed(db: Db, orderId: string): Promise<boolean> {
  return (await listPresumed(db, [orderId])).has(orderId);
}

/** The orders of these whose cash the books took to be collected, whatever was said of it since. */
export async function listPresumed(db: Db, orderIds: string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const { orderId, kind } = orderEvents;
  const rows = await db
    .select({ orderId })
    .from(orderEvents)
    .where(and(inArray(orderId, orderIds), eq(kind, presumedEvent)));
  return new Set(rows.map((row) => row.orderId));
}

/** True if an order counts as paid: it is, or its cash is presumed to be. */
export async function isPaidOrPresumed(db: Db, { id, status }: Pick<Order, 'id' | 'status'>): Promise<boolean> {
  return status === 'paid' || (status === 'pending' && (await wasPresumed(db, id)));
}

/**
 * Takes the cash of orders that are over to be collected: a sale of the books, while the orders stay `pending` (BOK-20, trust R6).
 * The orders are held. Returns those that were cash and pending.
 */
export async function presumeCash(
  tx: Db,
  orderIds: string[],
  at: Temporal.Instant,
): Promise<Pick<Order, 'id' | 'paymentMethod' | 'tipCents'>[]> {
  const { id, number, mode, paymentMethod, transactionId, discountCents, deliveryCents, totalCents, status } = orders;
  const tipCents = sql<number>`coalesce(${orders.tipCents}, 0)`.mapWith(Number);
  const due = await tx
    .select({ id, number, mode, paymentMethod, transactionId, discountCents, deliveryCents, totalCents, tipCents })
    .from(orders)
    .where(and(inArray(id, orderIds), eq(status, 'pending'), eq(paymentMethod, 'cash')))
    .orderBy(number);
  for (const { id: orderId, ...order } of due) {
    const { taxes, company } = await findTaxed(tx, orderId);
    const content = asPresumed(paymentContent({ ...order, taxes }, channelOf(company)));
    await insertEntries(tx, [{ kind: 'payment', orderId, at, content }]);
    const data = { method: 'cash', amountCents: order.totalCents, by: 'system' };
    await insertEvent(tx, orderId, { kind: presumedEvent, data, at });
  }
  return due;
}

interface Missing {
  amountCents: number;
  reason: string;
  by: string;
  at: Temporal.Instant;
}

/** Tells the history of an order that its presumed cash was not collected. */
export async function insertMissing(tx: Db, orderId: string, { reason, at, ...data }: Missing): Promise<void> {
  await insertEvent(tx, orderId, { kind: missingEvent, data: { ...data, text: reason }, at });
}
