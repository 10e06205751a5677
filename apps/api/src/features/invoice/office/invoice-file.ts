import type { InvoiceSelection, OfficeInvoice } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { readPages } from '../../../db/keyset-pages.ts';
import { decimalText } from '../../../plugins/csv/decimal-text.ts';
import { listInvoicesAfter } from './list-repository.ts';
import { invoiceKindWords } from './office-words.ts';

/** A line for each invoice and credit note, oldest first, page by page. Amounts of credit notes are negative. */
export async function* invoiceRows(db: Db, selection: InvoiceSelection): AsyncIterable<string[][]> {
  const pages = readPages<OfficeInvoice, string>(
    (part) => listInvoicesAfter(db, selection, part),
    ({ number }) => number,
  );
  for await (const page of pages) yield page.map(rowOf);
}

const rowOf = (invoice: OfficeInvoice): string[] => [
  invoice.number,
  invoiceKindWords[invoice.kind],
  invoice.issuedOn.toString(),
  String(invoice.orderNumber),
  invoice.company,
  invoice.siren,
  decimalText(invoice.kind === 'credit' ? -invoice.totalCents : invoice.totalCents),
  invoice.invoice ?? '',
  invoice.depositedOn?.toString() ?? '',
];
