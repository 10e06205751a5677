import type { OrderPaper } from '@comptoir/contract';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { invoices, orders } from '../../db/schema/index.ts';

/** The invoices and credit notes of orders, by the id of the order; of each order the invoice first. */
export async function listPapers(db: Db, orderIds: string[]): Promise<Map<string, OrderPaper[]>> {
  const { orderId, number, kind, issuedAt, pdf } = invoices;
  const rows = await db
    .select({ orderId, number, kind, hasPdf: sql<boolean>`${pdf} is not null` })
    .from(invoices)
    .where(inArray(orderId, orderIds))
    .orderBy(desc(kind), asc(issuedAt), asc(number));
  return Map.groupBy(rows, (row) => row.orderId);
}

/** The PDF of an invoice or a credit note of an account's own order; null if it has none, or none yet. */
export async function findOwnPdf(db: Db, userId: number, number: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ pdf: invoices.pdf })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.number, number), eq(orders.userId, userId), isNotNull(invoices.pdf)));
  return row?.pdf ? Buffer.from(row.pdf) : null;
}
