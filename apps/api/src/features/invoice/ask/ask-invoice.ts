import { isDeepStrictEqual } from 'node:util';
import { type Company, reclassifiedContent } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { issueInvoice } from '../../document/issue-document.ts';
import { insertEntries } from '../../entry/entry-repository.ts';
import { refuseOwnCompany } from '../../order/judge/read-claim.ts';
import { type Refusal, refuse } from '../../order/judge/refusal.ts';
import { refuseCompany } from '../../order/judge/refuse-company.ts';
import type { Order } from '../../order/record/order.ts';
import { insertEvent } from '../../order/record/order-repository.ts';
import { wasPresumed } from '../../order/record/presumed-cash-repository.ts';
import { stepProgress } from '../../order/record/progress-repository.ts';
import { findBookedMoney, findPaidAt, holdOrder, insertCompany, listInvoiceable } from './ask-repository.ts';

export interface AskTools {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  wakeOutbox: () => void;
  announce: () => void;
}

/** An invoice that was asked for after the order. A diner has time until the day's close, the office for a year (LAW-68). */
export interface InvoiceWish {
  orderId: string;
  company: Company;
  /** `diner`, or the member of staff. */
  by: string;
}

/** How long after the order the office makes an invoice. */
const officeMonths = 12;

/**
 * Binds a company to an order and makes its invoice: at once for a paid order, at the collection for cash that is not paid yet. Of
 * two who ask at once for the same company, both are answered by the one invoice.
 */
export async function askInvoice(
  tools: Pick<AskTools, 'catalogue' | 'now'>,
  tx: Db,
  { orderId, company, by }: InvoiceWish,
): Promise<Refusal | null> {
  const now = tools.now();
  const snapshot = tools.catalogue.current();
  const { seller } = snapshot.office;
  const order = await holdOrder(tx, orderId);
  if (!order) return refuse('order_not_found');
  if (order.company) return isDeepStrictEqual(order.company, company) ? null : refuse('invoice_exists');
  if (order.status === 'cancelled' || order.totalCents === 0) return refuse('nothing_to_invoice');
  const isPending = order.status === 'pending';
  // No screen tells of this cash, so that its invoice would never come (LAW-60).
  if (isPending && (await wasPresumed(tx, orderId))) return refuse('company_card_only');
  const refusal =
    refuseCompany({ company, paymentMethod: isPending ? order.paymentMethod : 'card' }, snapshot) ??
    (await refuseLate(tx, order, { by, now }));
  if (refusal) return refusal;
  if (!seller) return refuse('company_inactive');
  const isOwn = refuseOwnCompany({ company }, seller, 'siren');
  if (isOwn) return isOwn;
  const at = now.toInstant();
  await insertCompany(tx, orderId, { company, seller, timeZone: now.timeZoneId, at, by });
  await insertEvent(tx, orderId, { kind: 'invoice_asked', data: { by }, at });
  if (!isPending) await moveSale(tx, order, at);
  await stepProgress(tx, orderId);
  return null;
}

async function refuseLate(
  tx: Db,
  order: Order,
  { by, now }: { by: string; now: Temporal.ZonedDateTime },
): Promise<Refusal | null> {
  if (by === 'diner') return (await listInvoiceable(tx, [order.id])).has(order.id) ? null : refuse('invoice_too_late');
  return isYoung(order, now) ? null : refuse('invoice_too_old');
}

/** True for twelve months after the order, in which the office makes its invoice. */
export function isYoung({ placedAt }: Pick<Order, 'placedAt'>, now: Temporal.ZonedDateTime): boolean {
  const end = placedAt.toZonedDateTimeISO(now.timeZoneId).add({ months: officeMonths });
  return Temporal.ZonedDateTime.compare(now, end) <= 0;
}

/** Makes the invoice of a sale that the books hold as the public's, and moves it with its refunds to companies (BOK-49). */
async function moveSale(tx: Db, { id, number, paymentMethod, placedAt }: Order, at: Temporal.Instant): Promise<void> {
  const paidAt = (await findPaidAt(tx, id)) ?? placedAt;
  const invoice = await issueInvoice(tx, id, { at, paidAt });
  if (!invoice) throw new Error(`The order ${number} can't be invoiced.`);
  const { payment, refunds } = await findBookedMoney(tx, id);
  const content = reclassifiedContent({ number, paymentMethod, invoice: invoice.number }, payment, refunds);
  await insertEntries(tx, [{ kind: 'reclassified', orderId: id, at: invoice.issuedAt, content }]);
}
