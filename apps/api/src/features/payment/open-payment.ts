import { cardIntentRequestSchema } from '@comptoir/contract';
import {
  centsToDecimal,
  itemPriceCents,
  type OnlineKind,
  onlineMethods,
  type PaymentSettings,
  parseAmount,
  payableCents,
} from '@comptoir/domain';
import { secondWords } from '@comptoir/words';
import type { Db } from '../../db/database.ts';
import type { PaymentGateway, PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import { tellFields } from '../../plugins/field-errors.ts';
import { keepHoldForPayment } from '../capacity/hold-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { mismatchOf } from '../order/judge/judge-order.ts';
import { type Refusal, refuse } from '../order/judge/refusal.ts';
import type { tryOrder } from '../order/quote/try-order.ts';
import { findOrderHead } from '../order/record/order-repository.ts';
import type { PaymentCount } from './count-payments.ts';
import { type PaypalTools, type SentToPaypal, sendToPaypal } from './paypal/send-to-paypal.ts';
import {
  findPayment,
  listPayments,
  type Payment,
  type PaymentPeer,
  savePayment,
  settleUnused,
} from './settle/payment-repository.ts';
import { type VoidTools, voidPayment } from './settle/void-payment.ts';

export interface OpenTools {
  db: Db;
  site: PaypalTools['site'];
  cards: PaymentGateway | null;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  tryOrder(body: Record<string, unknown>): ReturnType<typeof tryOrder>;
}

type Outcome =
  | { intent: Pick<PaymentIntent, 'id' | 'clientSecret'>; visit: SentToPaypal | null }
  | { refusal: Refusal }
  | { waitMilliseconds: number };

const invalid = (...path: string[]) => ({ refusal: refuse('validation', tellFields([{ path }])) });
const firstCheckSeconds = 60;

/**
 * Returns a payment for the browser to confirm, or to visit PayPal's page for (A.16, API-22). Its order is validated and stored, in case the browser
 * closes (trust R5). @throws GatewayFailure if the provider can't be reached.
 */
export async function openPayment(
  tools: OpenTools,
  body: unknown,
  { userId, count, peer }: { userId: number | null; count: PaymentCount; peer: PaymentPeer },
): Promise<Outcome> {
  const { db, cards, catalogue, now } = tools;
  const { payments: settings } = catalogue.current().settings;
  const asked = readRequest(body, settings);
  if ('refusal' in asked) return asked;
  if (!cards) return { refusal: refuse('method_inactive') };
  const { kind, localId, order, amountCents, customerId, intentId } = asked;
  const stored = await refuseStored(db, localId);
  if (stored) return { refusal: stored };
  const refusal = await refuseAmount(tools, order, amountCents);
  if (refusal) return { refusal };

  const payments = await ownPayments(db, localId, intentId);
  const methods = kind === 'paypal' ? ['paypal'] : onlineMethods(settings);
  const wanted = { kind, amountCents, methods };
  const current = await reuse({ db, cards, now }, payments, wanted);
  if (current === 'processing') return { refusal: refuse('payment_processing') };
  const taken = current ? null : await refuseStored(db, localId);
  if (taken) return { refusal: taken };
  const counted = current ? null : count(order !== null);
  const waitMilliseconds = (await counted?.take()) ?? 0;
  if (waitMilliseconds > 0) return { waitMilliseconds };
  const attempt = payments.length;
  const intent = current ?? (await cards.createIntent({ amountCents, methods, customerId, localId, attempt }));
  if (!intent) return invalid('customer_id');
  const isSaved = await keepPayment(tools, intent, { ...asked, userId, peer });
  // The account was deleted meanwhile. The payment can't be confirmed, because its client secret was not sent.
  if (!isSaved) return { refusal: refuse('unauthenticated', { message: secondWords.sessionExpired }) };
  return { intent, visit: kind === 'paypal' ? await sendToPaypal({ ...tools, cards }, intent) : null };
}

/** Saves the payment, and lengthens the hold of its cart. False if its account was deleted. */
async function keepPayment(
  { db, now }: OpenTools,
  intent: PaymentIntent,
  { localId, order, customerId, userId, peer }: Request & { userId: number | null; peer: PaymentPeer },
): Promise<boolean> {
  const at = now().toInstant();
  const snapshot = order && { ...order, transaction_id: null };
  const nextCheckAt = at.add({ seconds: firstCheckSeconds });
  const isSaved = await savePayment(db, intent, { customerId, userId, peer, snapshot, at, nextCheckAt });
  if (isSaved && localId !== null) await keepHoldForPayment(db, localId, at);
  return isSaved;
}

interface Request {
  kind: OnlineKind;
  amountCents: number;
  customerId: string | null;
  intentId: string | null;
  localId: string | null;
  order: Record<string, unknown> | null;
}

function readRequest(
  body: unknown,
  { isCardActive, isPaypalActive }: Pick<PaymentSettings, 'isCardActive' | 'isPaypalActive'>,
): Request | { refusal: Refusal } {
  const parsed = cardIntentRequestSchema.safeParse(body);
  if (!parsed.success) return { refusal: refuse('validation', tellFields(parsed.error.issues)) };
  const kind = parsed.data.method ?? 'card';
  const { amount, customer_id: customerId = null, payment_intent_id: intentId = null, order = null } = parsed.data;
  const amountCents = parseAmount(amount);
  if (amountCents === null) return invalid('amount');
  if (!(kind === 'paypal' ? isPaypalActive : isCardActive)) return { refusal: refuse('method_inactive') };
  // A payment on another page must end in an order even if its diner does not come back.
  if (kind === 'paypal' && !order) return invalid('order');
  const localId = parsed.data.local_id ?? (typeof order?.local_id === 'string' ? order.local_id : null);
  if (order && order.local_id !== localId) return invalid('order', 'local_id');
  if (order && order.payment_method !== 'card') return invalid('order', 'payment_method');
  return { kind, amountCents, customerId, intentId, localId, order };
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
  const { priced, claim } = verdict.order;
  const { totalCents } = priced;
  return payableCents({ totalCents, tipCents: claim.tipCents }) === amountCents
    ? null
    : refuse('totals_mismatch', { extra: mismatchOf(priced) });
}

/** Lists the payments of a `local_id`, newest first, or the payment that a client without a `local_id` names. */
async function ownPayments(db: Db, localId: string | null, intentId: string | null): Promise<Payment[]> {
  if (localId !== null) return listPayments(db, localId);
  const named = intentId === null ? null : await findPayment(db, intentId);
  return named && named.localId === null ? [named] : [];
}

interface Wanted {
  kind: OnlineKind;
  amountCents: number;
  methods: string[];
}

/** A payment by PayPal is confirmed once, at one amount (PYX-42). */
function canServe({ state, methods, ...intent }: PaymentIntent, wanted: Wanted): boolean {
  if (state !== 'open' || !wanted.methods.every((method) => methods.includes(method))) return false;
  return wanted.kind === 'card' || (intent.amountCents === wanted.amountCents && !intent.wasRefused);
}

/**
 * Reuses the newest payment at this amount if it takes all methods (PYX-04), or returns null. While the bank examines a payment, no second one is
 * created, because the diner could pay twice (PYX-08).
 */
async function reuse(
  tools: VoidTools,
  [payment]: Payment[],
  wanted: Wanted,
): Promise<PaymentIntent | 'processing' | null> {
  const { db, cards, now } = tools;
  if (!payment || payment.orderId !== null) return null;
  // Another payment is made only after the former is known to be dead (R24).
  if (payment.isVoided && !payment.isSettled) await voidPayment(tools, payment.id);
  if (payment.isVoided) return null;
  const intent = await cards.findIntent(payment.id);
  const isUsable = intent !== null && canServe(intent, wanted);
  const current =
    isUsable && intent.amountCents !== wanted.amountCents
      ? await cards.updateIntent(payment.id, wanted.amountCents)
      : intent;
  if (isUsable && current?.state === 'open' && current.amountCents === wanted.amountCents) return current;
  if (current?.state === 'processing') return 'processing';
  if (current === null || current.state === 'cancelled') await settleUnused(db, payment.id, now().toInstant());
  else await voidPayment(tools, payment.id);
  return null;
}
