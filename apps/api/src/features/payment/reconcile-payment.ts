import type { Context } from '../../context.ts';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import { findOrder } from '../order/order-repository.ts';
import { placeOrder } from '../order/place/place-order.ts';
import { findPayment, markSettled, type Payment } from './payment-repository.ts';
import { type CardOrder, cancelOrder, reconcileOrder } from './reconcile-order.ts';
import { voidPayment } from './void-payment.ts';

/** After so long an order whose payment can't be captured is cancelled, and a payment held without an order is voided (PAY-24). */
const longestCaptureMinutes = 30;
const longestHeldMinutes = 15;
/** After so long nobody is at the card form any more. */
const longestOpenMinutes = 24 * 60;

/**
 * Does whatever is next for a payment, by what the provider and the database say of it now, whoever asks and however often (trust R5,
 * R8): places the order of a diner whose browser died, captures, or voids what no order will use. Resolves with when it is to be
 * checked again; null: it is settled.
 * @throws GatewayFailure where the provider can't be reached.
 */
export async function reconcilePayment(context: Context, id: string): Promise<Temporal.Instant | null> {
  const payment = await findPayment(context.database.db, id);
  if (!payment || !context.cards) return null;
  const order = payment.orderId === null ? null : await findOrder(context.database.db, payment.orderId);
  if (order) {
    await reconcileStoredOrder(context, { ...order, transactionId: id }, minutesSince(context, order.placedAt));
    return null;
  }
  if (payment.isVoided) {
    await voidPayment(context, id);
    return null;
  }
  return reconcileUnused(context, payment);
}

async function reconcileStoredOrder(context: Context, order: CardOrder, ageMinutes: number): Promise<void> {
  const { database, cards, now } = context;
  try {
    const status = await reconcileOrder(context, order);
    // It had its end before: the payment's row is behind.
    if (order.status !== 'pending')
      await markSettled(
        database.db,
        order.transactionId,
        status === 'paid' ? 'captured' : 'cancelled',
        now().toInstant(),
      );
  } catch (error) {
    if (!(error instanceof GatewayFailure) || ageMinutes < longestCaptureMinutes) throw error;
    await cancelOrder(context, order, (await cards?.findIntent(order.transactionId)) ?? null);
  }
}

/** A payment that no order uses yet. */
async function reconcileUnused(context: Context, payment: Payment): Promise<Temporal.Instant | null> {
  const { database, cards, now } = context;
  const intent = await cards?.findIntent(payment.id);
  const at = now().toInstant();
  const ageMinutes = minutesSince(context, payment.createdAt);
  if (!intent || intent.state === 'cancelled') {
    await markSettled(database.db, payment.id, 'cancelled', at);
    return null;
  }
  if (intent.state === 'open' || intent.state === 'processing') {
    if (ageMinutes < longestOpenMinutes) return at.add({ minutes: Math.min(Math.max(Math.floor(ageMinutes), 1), 60) });
  } else if (payment.snapshot) {
    const outcome = await placeOrder(context, { ...payment.snapshot, transaction_id: payment.id });
    if (outcome.kind === 'refused' && outcome.refusal.code === 'payment_provider')
      throw new GatewayFailure('The payment of an order could not be looked up');
    // The geocoder is down: the order waits with its payment, as long as a payment may.
    if (
      outcome.kind === 'refused' &&
      outcome.refusal.code === 'location_unavailable' &&
      ageMinutes < longestHeldMinutes
    )
      return at.add({ minutes: 1 });
    const placed = await findPayment(database.db, payment.id);
    if (placed?.orderId) return reconcilePayment(context, payment.id);
    if (placed?.status === 'cancelled') return null;
  } else if (ageMinutes < longestHeldMinutes) return at.add({ minutes: 1 });
  await voidPayment(context, payment.id);
  return null;
}

function minutesSince({ now }: Context, then: Temporal.Instant): number {
  return now().toInstant().since(then).total('minutes');
}
