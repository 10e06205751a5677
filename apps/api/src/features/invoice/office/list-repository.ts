import type { InvoiceSelection, OfficeInvoice } from '@comptoir/contract';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toInstant } from '../../../db/instants.ts';
import { invoices } from '../../../db/schema/index.ts';

const company = sql<string>`${invoices.buyer} ->> 'name'`;
const siren = sql<string>`${invoices.buyer} ->> 'siren'`;

const selectInvoices = (db: Db) =>
  db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      issuedAt: invoices.issuedAt,
      issuedOn: invoices.issuedOn,
      orderNumber: invoices.orderNumber,
      company,
      siren,
      totalCents: invoices.totalCents,
      invoice: invoices.invoice,
      hasPdf: sql<boolean>`${invoices.pdf} is not null`,
      depositedOn: invoices.depositedOn,
    })
    .from(invoices);

type Row = Awaited<ReturnType<typeof selectInvoices>>[number];
const toInvoice = ({ issuedAt, issuedOn, depositedOn, ...row }: Row): OfficeInvoice => ({
  ...row,
  issuedAt: toInstant(issuedAt),
  issuedOn: Temporal.PlainDate.from(issuedOn),
  depositedOn: depositedOn === null ? null : Temporal.PlainDate.from(depositedOn),
});

/** A search finds a number of an invoice or an order, a part of a company's name, and the beginning of its SIREN. */
function isSelected({ month, search = '' }: InvoiceSelection): SQL | undefined {
  const text = search.trim().toLowerCase();
  const digits = text.replaceAll(/[\s.]/g, '');
  const isFound = sql`(position(${text} in lower(${company})) > 0 or position(${text} in lower(${invoices.number})) > 0
    or ${invoices.orderNumber}::text = ${digits} or ${invoices.invoice} = upper(${text})
    or starts_with(${siren}, ${digits}))`;
  return and(
    month === undefined ? undefined : sql`to_char(${invoices.issuedOn}, 'YYYY-MM') = ${month}`,
    text === '' ? undefined : isFound,
  );
}

const place = sql`(${invoices.issuedAt}, ${invoices.number})`;
const placeOf = (number: string) => sql`(select issued_at, number from invoices where number = ${number})`;

/** Invoices and credit notes, newest first, from before a number on; without one, from the newest on. */
export async function listInvoicesBefore(
  db: Db,
  selection: InvoiceSelection,
  { before, limit }: { before: string | null; limit: number },
): Promise<OfficeInvoice[]> {
  const rows = await selectInvoices(db)
    .where(and(isSelected(selection), before === null ? undefined : sql`${place} < ${placeOf(before)}`))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit);
  return rows.map(toInvoice);
}

/** The same, oldest first, after a number; without one, from the oldest on. */
export async function listInvoicesAfter(
  db: Db,
  selection: InvoiceSelection,
  { after, limit }: { after: string | null; limit: number },
): Promise<OfficeInvoice[]> {
  const rows = await selectInvoices(db)
    .where(and(isSelected(selection), after === null ? undefined : sql`${place} > ${placeOf(after)}`))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
    .limit(limit);
  return rows.map(toInvoice);
}

export async function listInvoicesOf(db: Db, orderId: string): Promise<OfficeInvoice[]> {
  const rows = await selectInvoices(db)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.kind), asc(invoices.issuedAt), asc(invoices.number));
  return rows.map(toInvoice);
}

export async function findOfficeInvoice(db: Db, number: string): Promise<OfficeInvoice | null> {
  const [row] = await selectInvoices(db).where(eq(invoices.number, number));
  return row ? toInvoice(row) : null;
}

/** Notes the day on which an invoice was given to a platform. Returns false if it has one already. */
export async function depositInvoice(tx: Db, number: string, date: Temporal.PlainDate): Promise<boolean> {
  const noted = await tx
    .update(invoices)
    .set({ depositedOn: date.toString() })
    .where(and(eq(invoices.number, number), isNull(invoices.depositedOn)))
    .returning({ number: invoices.number });
  return noted.length > 0;
}
