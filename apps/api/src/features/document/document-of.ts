import { toInstant } from '../../db/instants.ts';
import type { invoices } from '../../db/schema/index.ts';
import type { TradeDocument } from './trade-document.ts';

/** An invoice or a credit note as it is stored, without its files. */
export interface StoredDocument extends TradeDocument {
  orderId: string;
  issuedAt: Temporal.Instant;
}

export function documentOf(row: Omit<typeof invoices.$inferSelect, 'xml' | 'pdf'>): StoredDocument {
  const { issuedAt, issuedOn, suppliedOn, invoice, invoicedOn, ...rest } = row;
  const isCredit = invoice !== null && invoicedOn !== null;
  return {
    ...rest,
    issuedAt: toInstant(issuedAt),
    issuedOn: Temporal.PlainDate.from(issuedOn),
    suppliedOn: Temporal.PlainDate.from(suppliedOn),
    invoice: isCredit ? { number: invoice, issuedOn: Temporal.PlainDate.from(invoicedOn) } : null,
  };
}
