import { errorBody } from '@comptoir/words';
import type { Db } from '../../../db/database.ts';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import type { PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import type { Outcome } from '../../order/place/place-order.ts';
import type { CardOrder } from '../../order/record/order-payments.ts';
import { findOrder } from '../../order/record/order-repository.ts';
import { awayUntil } from './away.ts';
import { isHeld } from './is-payment-for.ts';
import { findPayment, markSettled, noteEnding, type Payment, settleUnused } from './payment-repository.ts';
import { cancelOrder, type PayTools, reconcileOrder } from './reconcile-order.ts';
import { voidPayment } from './void-payment.ts';

export interface ReconcileTools extends PayTools {
  /** Places the stored order of a payment, after the browser did not send the order. */
  placeOrder(body: Record<string, unknown>, userId: number | null): Promise<Outcome>;
}

/** After these times an order that can't be captured is cancelled, and an unused payment is voided (PAY-24). */
const longestCaptureMinutes = 30;
const longestHeldMinutes = 15;
const longestOpenMinutes = 24 * 60;

/**
 * Takes the next step of a payment (docs/trust.md, R5, R8). Idempotent. Returns the time of the next check, or null if
 * the payment is settled. @throws GatewayFailure if the provider is unreachable.
 */
export async function reconcilePayment(tools: ReconcileTools, id: string): Promise<Temporal.Instant | null> {
  const payment = await findPayment(tools.db, id);
  if (!payment) return null;
  const order = payment.orderId === null ? null : await findOrder(tools.db, payment.orderId);
  if (order) {
    await reconcileStoredOrder(tools, { ...order, transactionId: id }, minutesSince(tools, order.placedAt));
    return null;
  }
  if (payment.isVoided) {
    await voidPayment(tools, id);
    return null;
  }
  return reconcileUnused(tools, payment);
}

async function reconcileStoredOrder(tools: ReconcileTools, order: CardOrder, ageMinutes: number): Promise<void> {
  const { db, cards, now } = tools;
  try {
    const status = await reconcileOrder(tools, order);
    // The order has already ended, so only the payment's row needs an update.
    if (order.status !== 'pending')
      await markSettled(db, order.transactionId, status === 'paid' ? 'captured' : 'cancelled', now().toInstant());
  } catch (error) {
    if (!(error instanceof GatewayFailure) || ageMinutes < longestCaptureMinutes) throw error;
    await cancelOrder(tools, order, await cards.findIntent(order.transactionId));
  }
}

async function reconcileUnused(tools: ReconcileTools, payment: Payment): Promise<Temporal.Instant | null> {
  const { db, cards, now } = tools;
  const intent = await cards.findIntent(payment.id);
  const at = now().toInstant();
  const ageMinutes = minutesSince(tools, payment.createdAt);
  if (!intent || intent.state === 'cancelled') {
    await settleUnused(db, payment.id, at);
    return null;
  }
  if (isHeld(intent)) {
    const next = await orderHeld(tools, payment, ageMinutes);
    if (next !== 'unwanted') return next;
  } else {
    const later = await nextLook(db, payment, { intent, at, ageMinutes });
    if (later) return later;
  }
  await voidPayment(tools, payment.id);
  return null;
}

/** When an open payment is looked at again. Null if it is not waited for any longer: a visit of PayPal's page ends sooner (PYX-45). */
async function nextLook(
  db: Db,
  { id, awayAt }: Payment,
  { intent, at, ageMinutes }: { intent: PaymentIntent; at: Temporal.Instant; ageMinutes: number },
): Promise<Temporal.Instant | null> {
  const endsAt = intent.state === 'open' && awayAt ? awayUntil(awayAt) : null;
  if (endsAt && Temporal.Instant.compare(endsAt, at) <= 0) {
    await noteEnding(db, id, { ending: 'expired' });
    return null;
  }
  if (ageMinutes >= longestOpenMinutes) return null;
  const later = at.add({ minutes: Math.min(Math.max(Math.floor(ageMinutes), 1), 60) });
  return endsAt && Temporal.Instant.compare(endsAt, later) < 0 ? endsAt : later;
}

/** Places the order of an authorised payment from its stored body. `unwanted` means that no order will follow. */
async function orderHeld(
  tools: ReconcileTools,
  { id, snapshot, userId, awayAt }: Payment,
  ageMinutes: number,
): Promise<Temporal.Instant | null | 'unwanted'> {
  const inAMinute = tools.now().toInstant().add({ minutes: 1 });
  const isYoung = ageMinutes < longestHeldMinutes;
  if (!snapshot) return isYoung ? inAMinute : 'unwanted';
  const outcome = await tools.placeOrder({ ...snapshot, transaction_id: id }, userId);
  const code = outcome.kind === 'refused' ? outcome.refusal.code : null;
  if (code === 'payment_provider') throw new GatewayFailure('The payment of an order could not be looked up');
  // If the geocoder is down, the order is retried until the payment's time limit.
  if (code === 'location_unavailable' && isYoung) return inAMinute;
  if (outcome.kind === 'refused' && awayAt) {
    const { code: reason, details } = outcome.refusal;
    await noteEnding(tools.db, id, { ending: 'refused', refusal: errorBody(reason, details).message });
  }
  const placed = await findPayment(tools.db, id);
  if (placed?.orderId) return reconcilePayment(tools, id);
  return placed?.status === 'cancelled' ? null : 'unwanted';
}

function minutesSince({ now }: ReconcileTools, then: Temporal.Instant): number {
  return now().toInstant().since(then).total('minutes');
}
