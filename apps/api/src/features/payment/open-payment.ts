import { cardIntentRequestSchema } from '@comptoir/contract';
import { centsToDecimal, parseAmount } from '@comptoir/domain';
import type { Context } from '../../context.ts';
import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import { fieldErrors } from '../../plugins/field-errors.ts';
import { judgeOrder, mismatchOf } from '../order/judge/judge-order.ts';
import { prepareOrder } from '../order/judge/prepare-order.ts';
import { findOrderHead } from '../order/order-repository.ts';
import { type Refusal, refuse } from '../order/refusal.ts';
import { findPayment, listPayments, markSettled, type Payment, savePayment } from './payment-repository.ts';
import { voidPayment } from './void-payment.ts';

export type OpenOutcome = { intent: Pick<PaymentIntent, 'id' | 'clientSecret'> } | { refusal: Refusal };

const invalid = (...path: string[]) => ({ refusal: refuse('validation', { errors: fieldErrors([{ path }]) }) });
/** When a payment that was just asked for is first checked, should no webhook tell of it. */
const firstCheckSeconds = 60;

/**
 * Gives the diner's browser a payment to confirm (requirements A.16, API-22): the one that it has, at the new amount, or a new one
 * where that can't be used any more. Where an order comes with it, the order is judged as it would be when it is placed, and kept
 * as the snapshot from which a dead browser's order is placed (trust R5).
 * @throws GatewayFailure where the provider can't be reached.
 */
export async function openPayment(context: Context, body: unknown): Promise<OpenOutcome> {
  const parsed = cardIntentRequestSchema.safeParse(body);
  if (!parsed.success) return { refusal: refuse('validation', { errors: fieldErrors(parsed.error.issues) }) };
  const { amount, customer_id = null, payment_intent_id = null, order = null } = parsed.data;
  const amountCents = parseAmount(amount);
  if (amountCents === null) return invalid('amount');
  if (!context.cards || !context.catalogue.current().settings.payments.isCardActive)
    return { refusal: refuse('method_inactive') };

  const localId = parsed.data.local_id ?? (typeof order?.local_id === 'string' ? order.local_id : null);
  if (order && order.local_id !== localId) return invalid('order', 'local_id');
  if (order && order.payment_method !== 'card') return invalid('order', 'payment_method');
  const stored = await refuseStored(context, localId);
  if (stored) return { refusal: stored };
  const refusal = order && (await judgeSnapshot(context, order, amountCents));
  if (refusal) return { refusal };

  const payments = await ownPayments(context, localId, payment_intent_id);
  const current = await reuse(context, payments, amountCents);
  // What was held may have become an order while it was checked.
  const taken = current ? null : await refuseStored(context, localId);
  if (taken) return { refusal: taken };
  const attempt = payments.length;
  const intent =
    current ?? (await context.cards.createIntent({ amountCents, customerId: customer_id, localId, attempt }));
  if (!intent) return invalid('customer_id');
  const at = context.now().toInstant();
  await savePayment(context.database.db, intent, {
    customerId: customer_id,
    snapshot: order && { ...order, transaction_id: null },
    at,
    nextCheckAt: at.add({ seconds: firstCheckSeconds }),
  });
  return { intent };
}

/** A second payment for an order that is stored would be one too many; null: none is. */
async function refuseStored({ database }: Context, localId: string | null): Promise<Refusal | null> {
  const stored = localId === null ? null : await findOrderHead(database.db, localId);
  if (!stored) return null;
  const { id, number, status, totalCents } = stored;
  const payload = { order_id: id, order_number: number, status, total: centsToDecimal(totalCents) };
  return refuse('order_exists', { extra: { payload } });
}

/** What would be said of the order if it were placed now for this amount; null: nothing against it. */
async function judgeSnapshot(
  context: Context,
  order: Record<string, unknown>,
  amountCents: number,
): Promise<Refusal | null> {
  const preparation = await prepareOrder(context, order);
  if ('refusal' in preparation) return preparation.refusal;
  const { read, ...question } = preparation.prepared;
  const verdict = judgeOrder(read, { ...question, site: context.site, now: context.now() });
  if ('refusal' in verdict) return verdict.refusal;
  const { priced } = verdict.order;
  return priced.totalCents === amountCents ? null : refuse('totals_mismatch', { extra: mismatchOf(priced) });
}

/** The payments that a request may be about, the newest first: those of its `local_id`, or the one that a client without one names. */
async function ownPayments({ database }: Context, localId: string | null, intentId: string | null): Promise<Payment[]> {
  if (localId !== null) return listPayments(database.db, localId);
  const named = intentId === null ? null : await findPayment(database.db, intentId);
  return named && named.localId === null ? [named] : [];
}

/** The newest payment at this amount; null where it can't be used any more. One that is held already is voided. */
async function reuse(context: Context, [payment]: Payment[], amountCents: number): Promise<PaymentIntent | null> {
  const { database, cards, now } = context;
  if (!payment || !cards || payment.isVoided || payment.orderId !== null) return null;
  const intent = await cards.findIntent(payment.id);
  const current =
    intent?.state === 'open' && intent.amountCents !== amountCents
      ? await cards.updateIntent(payment.id, amountCents)
      : intent;
  if (current?.state === 'open' && current.amountCents === amountCents) return current;
  if (current === null || current.state === 'cancelled')
    await markSettled(database.db, payment.id, 'cancelled', now().toInstant());
  // An amount that is held can't be changed.
  else await voidPayment(context, payment.id);
  return null;
}
