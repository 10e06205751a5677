import type { Company, MoneyContent, RefundContent, Seller } from '@comptoir/domain';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { bookEntries, bookHead, orderCompanies, orderEvents, orders } from '../../../db/schema/index.ts';
import type { Order } from '../../order/record/order.ts';
import { findOrder } from '../../order/record/order-repository.ts';

/**
 * Locks an order against everything that refers to it: a payment, a refund or another company at the same time waits, and reads what
 * was bound afterwards.
 */
export async function holdOrder(tx: Db, orderId: string): Promise<Order | null> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  return findOrder(tx, orderId);
}

interface NewCompany {
  company: Company;
  seller: Seller;
  timeZone: string;
  at: Temporal.Instant;
  by: string;
}

export async function insertCompany(tx: Db, orderId: string, { at, ...company }: NewCompany): Promise<void> {
  await tx.insert(orderCompanies).values({ orderId, ...company, at: toDate(at) });
}

/** When a paid order was paid, by its history. */
export async function findPaidAt(tx: Db, orderId: string): Promise<Temporal.Instant | null> {
  const [row] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'paid')))
    .orderBy(asc(orderEvents.id))
    .limit(1);
  return row ? toInstant(row.at) : null;
}

/** What the books hold of an order's money: its payment, and the refunds that were done. */
export async function findBookedMoney(tx: Db, orderId: string) {
  const { kind, content, id } = bookEntries;
  const rows = await tx
    .select({ kind, content })
    .from(bookEntries)
    .where(and(eq(bookEntries.orderId, orderId), inArray(kind, ['payment', 'refund'])))
    .orderBy(asc(id));
  const read = <Content>(wanted: string) =>
    rows.filter((row) => row.kind === wanted).map((row): Content => JSON.parse(row.content ?? 'null'));
  const [payment = null] = read<MoneyContent>('payment');
  return { payment, refunds: read<RefundContent>('refund').filter(({ state }) => state === 'done') };
}

/**
 * Lists the orders of these that may still get an invoice on demand: no company has them, they were not cancelled and cost something, their cash is not presumed,
 * and the day of their sale is not closed (LAW-68).
 */
export async function listInvoiceable(db: Db, ids: string[]): Promise<Set<string>> {
  const { serviceDay, kind, orderId } = bookEntries;
  const closed = db
    .select({ one: sql`1` })
    .from(bookEntries)
    .innerJoin(bookHead, sql`${serviceDay} < ${bookHead.openDay}`)
    .where(and(eq(orderId, orders.id), inArray(kind, ['payment', 'adopted'])));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderCompanies, eq(orderCompanies.orderId, orders.id))
    .where(
      and(
        inArray(orders.id, ids),
        isNull(orderCompanies.orderId),
        ne(orders.status, 'cancelled'),
        ne(orders.totalCents, 0),
        or(eq(orders.status, 'pending'), sql`not exists (${closed})`),
        sql`not exists (select from order_events where order_id = ${orders.id} and kind = 'cash_presumed')`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
