import { creditContent, invoiceContent } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { toInstant } from '../../db/instants.ts';
import { insertTasks } from '../../jobs/outbox/outbox-repository.ts';
import type { StoredDocument } from './document-of.ts';
import { findInvoiced, findInvoiceOf, insertDocument, listUncredited, takeNumber } from './document-repository.ts';
import { documentWords } from './document-words.ts';
import { invoiceTask } from './invoice-task.ts';
import { writeXml } from './write-xml.ts';

interface Issue {
  at: Temporal.Instant;
  /** The instant of the payment: `at`, or before it where the invoice was asked for afterwards (LAW-68). */
  paidAt: Temporal.Instant;
}

/**
 * Makes the invoice of a company's paid order, within the transaction that pays or binds it, and the credit notes of what was paid
 * back before (LAW-61, LAW-69). Returns null for an order that cost nothing: there is nothing to invoice.
 */
export async function issueInvoice(tx: Db, orderId: string, { at, paidAt }: Issue): Promise<StoredDocument | null> {
  const { order, company, lines, taxes } = await findInvoiced(tx, orderId);
  if (order.totalCents === 0) return null;
  const { timeZone, seller } = company;
  const taken = await takeNumber(tx, 'F', { at, timeZone });
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).toPlainDate();
  const method = order.paymentMethod;
  const invoice: StoredDocument = {
    ...taken,
    kind: 'invoice',
    orderId,
    orderNumber: order.number,
    issuedOn: dayOf(taken.issuedAt),
    // Cash is collected when the order is handed over; a card pays for what is promised.
    suppliedOn: dayOf(method === 'cash' ? paidAt : toInstant(order.promisedAt)),
    seller,
    buyer: company.company,
    content: invoiceContent({ ...order, lines, taxes }, seller),
    paid: { method, on: dayOf(paidAt).toString() },
    invoice: null,
  };
  await store(tx, invoice);
  for (const { id } of await listUncredited(tx, orderId)) await issueCredit(tx, { orderId, refundId: id }, at);
  return invoice;
}

/** Makes the credit note of a refund that was paid back, if its order has an invoice (LAW-69). */
export async function issueCredit(
  tx: Db,
  { orderId, refundId }: { orderId: string; refundId: string },
  at: Temporal.Instant,
): Promise<void> {
  const invoice = await findInvoiceOf(tx, orderId);
  if (!invoice) return;
  const refund = (await listUncredited(tx, orderId)).find(({ id }) => id === refundId);
  if (!refund) return;
  const { company } = await findInvoiced(tx, orderId);
  const { timeZone } = company;
  // The clock may have been set back since the invoice.
  const isBefore = Temporal.Instant.compare(at, invoice.issuedAt) < 0;
  const taken = await takeNumber(tx, 'A', { at: isBefore ? invoice.issuedAt : at, timeZone });
  const { number, issuedOn, content, ...same } = invoice;
  const day = taken.issuedAt.toZonedDateTimeISO(timeZone).toPlainDate();
  await store(
    tx,
    {
      ...same,
      ...taken,
      kind: 'credit',
      issuedOn: day,
      content: creditContent(documentWords.refundOf(invoice.orderNumber), refund.taxes, content),
      paid: { method: same.paid.method, on: paidBackOn(refund, { at, timeZone }).toString() },
      invoice: { number, issuedOn },
    },
    refundId,
  );
}

/** The civil day on which a refund was paid back, which may be before its credit note. */
const paidBackOn = (
  { settledAt }: { settledAt: Temporal.Instant | null },
  { at, timeZone }: { at: Temporal.Instant; timeZone: string },
) => (settledAt ?? at).toZonedDateTimeISO(timeZone).toPlainDate();

async function store(tx: Db, document: StoredDocument, refundId: string | null = null): Promise<void> {
  await insertDocument(tx, { ...document, refundId, xml: writeXml(document) });
  const { number } = document;
  await insertTasks(tx, [invoiceTask.task({ key: `invoice:${number}`, payload: { number } })]);
}
