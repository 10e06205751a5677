import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { invoices } from '../../../db/schema/index.ts';
import { documentOf, type StoredDocument } from '../../document/document-of.ts';

/** An invoice or a credit note with its files. The PDF is null until it was drawn. */
export interface InvoiceFiles {
  document: StoredDocument;
  xml: string;
  pdf: Buffer | null;
}

export async function findInvoice(db: Db, number: string): Promise<InvoiceFiles | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.number, number));
  return row ? { document: documentOf(row), xml: row.xml, pdf: row.pdf && Buffer.from(row.pdf) } : null;
}

/** Keeps the PDF that was drawn first. */
export async function keepPdf(db: Db, number: string, pdf: Buffer): Promise<void> {
  await db
    .update(invoices)
    .set({ pdf })
    .where(and(eq(invoices.number, number), isNull(invoices.pdf)));
}

/** Holds an invoice until the end of the transaction, so that two copies at once get two numbers (BOK-23). */
export async function holdInvoice(tx: Db, number: string): Promise<void> {
  await tx.select({ number: invoices.number }).from(invoices).where(eq(invoices.number, number)).for('update');
}
