import type { TaxLine } from '@comptoir/domain';
import { and, asc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toInstant } from '../../../db/instants.ts';
import { bookEntries, invoices, orderEvents, orders, refunds } from '../../../db/schema/index.ts';

/** The next orders by id, after the last one of the page before. */
export async function listOrderIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(after === null ? undefined : gt(orders.id, after))
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** An entry of an order, sealed or not. */
export interface OrderEntry {
  id: number;
  seq: number | null;
  kind: string;
  orderId: string;
  at: Temporal.Instant;
  /** Empty if it is gone, which an order that is still there does not allow. */
  content: string;
}

/** The entries of orders by their place: in the order of their seals, those that wait for one last. */
export async function listOrderEntries(db: Db, orderIds: string[]): Promise<Map<string, OrderEntry[]>> {
  const { id, seq, kind, orderId, at, content } = bookEntries;
  const rows = await db
    .select({ id, seq, kind, orderId, at, content })
    .from(bookEntries)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(seq), asc(id));
  const entries = rows.flatMap((row) =>
    row.orderId === null ? [] : { ...row, orderId: row.orderId, at: toInstant(row.at), content: row.content ?? '' },
  );
  return Map.groupBy(entries, (entry) => entry.orderId);
}

/** Entries whose order is gone, but those that were purged with it (BOK-28). */
export async function listOrphans(db: Db, limit: number): Promise<{ seq: number | null; orderId: string | null }[]> {
  const order = db.select({ one: sql`1` }).from(orders).where(eq(orders.id, bookEntries.orderId));
  return db
    .select({ seq: bookEntries.seq, orderId: bookEntries.orderId })
    .from(bookEntries)
    .where(and(isNotNull(bookEntries.orderId), isNotNull(bookEntries.content), notExists(order)))
    .orderBy(asc(bookEntries.id))
    .limit(limit);
}

/** A refund as its row has it. */
export interface RefundRow {
  id: string;
  orderId: string;
  amountCents: number;
  tipCents: number;
  taxes: TaxLine[];
  status: 'requested' | 'done' | 'refused';
  method: 'card' | 'cash';
  origin: string | null;
  reason: string | null;
  requestedAt: Temporal.Instant;
  settledAt: Temporal.Instant | null;
}

export async function listRefundRows(db: Db, orderIds: string[]): Promise<Map<string, RefundRow[]>> {
  const rows = await db.select().from(refunds).where(inArray(refunds.orderId, orderIds)).orderBy(asc(refunds.id));
  const told = rows.map(({ requestedAt, settledAt, ...row }) => ({
    ...row,
    requestedAt: toInstant(requestedAt),
    settledAt: settledAt && toInstant(settledAt),
  }));
  return Map.groupBy(told, (row) => row.orderId);
}

export interface InvoiceRow {
  number: string;
  issuedAt: Temporal.Instant;
}

/** The invoices of orders. Orders without one are absent. */
export async function listInvoices(db: Db, orderIds: string[]): Promise<Map<string, InvoiceRow>> {
  const { orderId, number, issuedAt, kind } = invoices;
  const rows = await db
    .select({ orderId, number, issuedAt })
    .from(invoices)
    .where(and(inArray(orderId, orderIds), eq(kind, 'invoice')));
  return new Map(rows.map(({ orderId: id, ...row }) => [id, { ...row, issuedAt: toInstant(row.issuedAt) }]));
}

/** The events of money of orders, as `kind instant` in the words of the books' instants. */
export async function listMoneyEvents(
  db: Db,
  orderIds: string[],
): Promise<Map<string, { kind: string; at: Temporal.Instant }[]>> {
  const kinds = ['placed', 'paid', 'cash_presumed', 'cash_missing', 'refund_requested', 'refunded', 'refund_refused'];
  const rows = await db
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, at: orderEvents.at })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, orderIds), inArray(orderEvents.kind, kinds)))
    .orderBy(asc(orderEvents.id));
  return Map.groupBy(
    rows.map((row) => ({ ...row, at: toInstant(row.at) })),
    (row) => row.orderId,
  );
}
