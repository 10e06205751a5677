import { cardIntentRequestSchema } from '@comptoir/contract';
import { centsToDecimal, itemPriceCents, onlineMethods, parseAmount } from '@comptoir/domain';
import { secondWords } from '@comptoir/words';
import type { Db } from '../../db/database.ts';
import type { PaymentGateway, PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import { tellFields } from '../../plugins/field-errors.ts';
import { keepHoldForPayment } from '../capacity/hold-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { mismatchOf } from '../order/judge/judge-order.ts';
import { type Refusal, refuse } from '../order/judge/refusal.ts';
import type { tryOrder } from '../order/judge/try-order.ts';
import { findOrderHead } from '../order/record/order-repository.ts';
import type { PaymentCount } from './count-payments.ts';
import { findPayment, listPayments, type Payment, savePayment, settleUnused } from './payment-repository.ts';
import { type VoidTools, voidPayment } from './void-payment.ts';

export interface OpenTools {
  db: Db;
  cards: PaymentGateway | null;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  tryOrder(body: Record<string, unknown>): ReturnType<typeof tryOrder>;
}

type Outcome =
  | { intent: Pick<PaymentIntent, 'id' | 'clientSecret'> }
  | { refusal: Refusal }
  | { waitMilliseconds: number };

const invalid = (...path: string[]) => ({ refusal: refuse('validation', tellFields([{ path }])) });
const firstCheckSeconds = 60;

/**
 * Returns a payment for the browser to confirm (A.16, API-22). Its order is validated and stored, in case the browser
 * closes (trust R5). @throws GatewayFailure if the provider can't be reached.
 */
export async function openPayment(
  tools: OpenTools,
  body: unknown,
  { userId, count }: { userId: number | null; count: PaymentCount },
): Promise<Outcome> {
  const { db, cards, catalogue, now } = tools;
  const { payments: settings } = catalogue.current().settings;
  const asked = readRequest(body, cards !== null && settings.isCardActive);
  if ('refusal' in asked) return asked;
  if (!cards) return { refusal: refuse('method_inactive') };
  const { localId, order, amountCents, customerId, intentId } = asked;
  const stored = await refuseStored(db, localId);
  if (stored) return { refusal: stored };
  const refusal = await refuseAmount(tools, order, amountCents);
  if (refusal) return { refusal };

  const payments = await ownPayments(db, localId, intentId);
  const methods = onlineMethods(settings);
  const current = await reuse({ db, cards, now }, payments, { amountCents, methods });
  if (current === 'processing') return { refusal: refuse('payment_processing') };
  const taken = current ? null : await refuseStored(db, localId);
  if (taken) return { refusal: taken };
  const counted = current ? null : count(order !== null);
  const waitMilliseconds = (await counted?.take()) ?? 0;
  if (waitMilliseconds > 0) return { waitMilliseconds };
  const attempt = payments.length;
  const intent = current ?? (await cards.createIntent({ amountCents, methods, customerId, localId, attempt }));
  if (!intent) return invalid('customer_id');
  const isSaved = await keepPayment(tools, intent, { ...asked, userId });
  // The account was deleted meanwhile. The payment can't be confirmed, because its client secret was not sent.
  if (!isSaved) return { refusal: refuse('unauthenticated', { message: secondWords.sessionExpired }) };
  return { intent };
}

/** Saves the payment, and lengthens the hold of its cart. False if its account was deleted. */
async function keepPayment(
  { db, now }: OpenTools,
  intent: PaymentIntent,
  { localId, order, customerId, userId }: Request & { userId: number | null },
): Promise<boolean> {
  const at = now().toInstant();
  const snapshot = order && { ...order, transaction_id: null };
  const nextCheckAt = at.add({ seconds: firstCheckSeconds });
  const isSaved = await savePayment(db, intent, { customerId, userId, snapshot, at, nextCheckAt });
  if (isSaved && localId !== null) await keepHoldForPayment(db, localId, at);
  return isSaved;
}

interface Request {
  amountCents: number;
  customerId: string | null;
  intentId: string | null;
  localId: string | null;
  order: Record<string, unknown> | null;
}

function readRequest(body: unknown, isCardTaken: boolean): Request | { refusal: Refusal } {
  const parsed = cardIntentRequestSchema.safeParse(body);
  if (!parsed.success) return { refusal: refuse('validation', tellFields(parsed.error.issues)) };
  const { amount, customer_id: customerId = null, payment_intent_id: intentId = null, order = null } = parsed.data;
  const amountCents = parseAmount(amount);
  if (amountCents === null) return invalid('amount');
  if (!isCardTaken) return { refusal: refuse('method_inactive') };
  const localId = parsed.data.local_id ?? (typeof order?.local_id === 'string' ? order.local_id : null);
  if (order && order.local_id !== localId) return invalid('order', 'local_id');
  if (order && order.payment_method !== 'card') return invalid('order', 'payment_method');
  return { amountCents, customerId, intentId, localId, order };
}

const mostDishes = 100;

/** True if an amount without an order is at least the price of the cheapest dish. */
function isPriceOf({ entries }: Pick<Snapshot, 'entries'>, amountCents: number): boolean {
  const prices = [...entries.values()]
    .flatMap(({ item }) => [itemPriceCents(item, 'pickup'), itemPriceCents(item, 'delivery')])
    .filter((cents) => cents > 0);
  return amountCents >= Math.min(...prices) && amountCents <= mostDishes * Math.max(...prices);
}

async function refuseStored(db: Db, localId: string | null): Promise<Refusal | null> {
  const stored = localId === null ? null : await findOrderHead(db, localId);
  if (!stored) return null;
  const { id, number, status, totalCents } = stored;
  const payload = { order_id: id, order_number: number, status, total: centsToDecimal(totalCents) };
  return refuse('order_exists', { extra: { payload } });
}

async function refuseAmount(
  { tryOrder, catalogue }: OpenTools,
  order: Record<string, unknown> | null,
  amountCents: number,
): Promise<Refusal | null> {
  if (!order) return isPriceOf(catalogue.current(), amountCents) ? null : invalid('amount').refusal;
  const verdict = await tryOrder(order);
  if ('refusal' in verdict) return verdict.refusal;
  const { priced } = verdict.order;
  return priced.totalCents === amountCents ? null : refuse('totals_mismatch', { extra: mismatchOf(priced) });
}

/** Lists the payments of a `local_id`, newest first, or the payment that a client without a `local_id` names. */
async function ownPayments(db: Db, localId: string | null, intentId: string | null): Promise<Payment[]> {
  if (localId !== null) return listPayments(db, localId);
  const named = intentId === null ? null : await findPayment(db, intentId);
  return named && named.localId === null ? [named] : [];
}

/**
 * Reuses the newest payment at this amount if it takes all methods (PYX-04), or returns null. While the bank examines a payment, no second one is
 * created, because the diner could pay twice (PYX-08).
 */
async function reuse(
  tools: VoidTools,
  [payment]: Payment[],
  { amountCents, methods }: { amountCents: number; methods: string[] },
): Promise<PaymentIntent | 'processing' | null> {
  const { db, cards, now } = tools;
  if (!payment || payment.isVoided || payment.orderId !== null) return null;
  const intent = await cards.findIntent(payment.id);
  const isPayableByAll = methods.every((method) => intent?.methods.includes(method));
  const current =
    intent?.state === 'open' && isPayableByAll && intent.amountCents !== amountCents
      ? await cards.updateIntent(payment.id, amountCents)
      : intent;
  if (current?.state === 'open' && isPayableByAll && current.amountCents === amountCents) return current;
  if (current?.state === 'processing') return 'processing';
  if (current === null || current.state === 'cancelled') await settleUnused(db, payment.id, now().toInstant());
  else await voidPayment(tools, payment.id);
  return null;
}
