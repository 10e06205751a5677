import { type DocumentSeries, documentNumber, nextInSeries } from '@comptoir/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate, toInstant } from '../../db/instants.ts';
import {
  documentSeries,
  invoices,
  orderCompanies,
  orderLines,
  orders,
  orderTaxes,
  refunds,
} from '../../db/schema/index.ts';
import { documentOf, type StoredDocument } from './document-of.ts';

interface TakenNumber {
  number: string;
  issuedAt: Temporal.Instant;
}

/**
 * Takes the next number of a series. Its row is held until the commit, so that a rollback gives the number back and numbers are
 * in the order of their instants: none is before the last one, even if the clock was set back (LAW-61, LAW-62).
 */
export async function takeNumber(
  tx: Db,
  series: DocumentSeries,
  { at, timeZone }: { at: Temporal.Instant; timeZone: string },
): Promise<TakenNumber> {
  const first = { series, year: 0, last: 0, lastAt: new Date(0) };
  await tx.insert(documentSeries).values(first).onConflictDoNothing();
  const isThis = eq(documentSeries.series, series);
  const [row = first] = await tx.select().from(documentSeries).where(isThis).for('update');
  const next = nextInSeries({ ...row, lastAt: toInstant(row.lastAt) }, at, timeZone);
  await tx
    .update(documentSeries)
    .set({ ...next, lastAt: toDate(next.lastAt) })
    .where(isThis);
  return { number: documentNumber(series, next), issuedAt: next.lastAt };
}

/** What an invoice is made from. */
export async function findInvoiced(tx: Db, orderId: string) {
  const [found] = await tx
    .select({ order: orders, company: orderCompanies })
    .from(orders)
    .innerJoin(orderCompanies, eq(orderCompanies.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!found) throw new Error(`No company has the order ${orderId}.`);
  const { name, quantity, shares, position } = orderLines;
  const lines = await tx
    .select({ name, quantity, shares })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(position));
  const taxes = await tx.select().from(orderTaxes).where(eq(orderTaxes.orderId, orderId));
  return { ...found, lines, taxes: taxes.map(({ orderId: _, ...tax }) => tax) };
}

interface NewDocument extends StoredDocument {
  refundId: string | null;
  xml: string;
}

export async function insertDocument(tx: Db, { invoice, ...document }: NewDocument): Promise<void> {
  await tx.insert(invoices).values({
    ...document,
    invoice: invoice?.number ?? null,
    invoicedOn: invoice?.issuedOn.toString() ?? null,
    issuedAt: toDate(document.issuedAt),
    issuedOn: document.issuedOn.toString(),
    suppliedOn: document.suppliedOn.toString(),
    totalCents: document.content.totalCents,
  });
}

/** The invoice of an order; null if it has none. */
export async function findInvoiceOf(tx: Db, orderId: string): Promise<StoredDocument | null> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return row ? documentOf(row) : null;
}

/** The refunds of an order that were paid back and have no credit note yet, in the order of their settlement. */
export async function listUncredited(tx: Db, orderId: string) {
  const { id, taxes, settledAt, status } = refunds;
  const rows = await tx
    .select({ id, taxes, settledAt })
    .from(refunds)
    .leftJoin(invoices, eq(invoices.refundId, id))
    .where(and(eq(refunds.orderId, orderId), eq(status, 'done'), isNull(invoices.number)))
    .orderBy(asc(settledAt), asc(id));
  return rows.map((row) => ({ ...row, settledAt: row.settledAt && toInstant(row.settledAt) }));
}
