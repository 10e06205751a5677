import type { Company, InvoiceContent, Seller } from '@comptoir/domain';
import type { PaidRecord } from '../../db/schema/index.ts';

/** An invoice, or a credit note on one. */
export interface TradeDocument {
  number: string;
  kind: 'invoice' | 'credit';
  orderNumber: number;
  issuedOn: Temporal.PlainDate;
  suppliedOn: Temporal.PlainDate;
  seller: Seller;
  buyer: Company;
  content: InvoiceContent;
  paid: PaidRecord;
  /** The invoice that a credit note takes from. */
  invoice: { number: string; issuedOn: Temporal.PlainDate } | null;
}
