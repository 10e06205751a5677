import type { OrderStatus } from '@comptoir/contract';
import type { PaymentIntent } from '../../../gateways/payment/payment-gateway.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { orderMailTasks } from '../../order/mail/order-mail-tasks.ts';
import { makeArrival } from '../../order/record/make-arrival.ts';
import type { CardOrder } from '../../order/record/order-payments.ts';
import { slotOf } from '../../order/record/slot-of.ts';
import { listCategories } from '../../print/new-print-repository.ts';
import { isPaymentFor } from './is-payment-for.ts';
import { commitCancelled, commitPaid, requestCapture } from './payment-repository.ts';
import { undoPayment, type VoidTools } from './void-payment.ts';

export interface PayTools extends VoidTools {
  catalogue: ServedCatalogue;
  wakeOutbox: () => void;
  announce: () => void;
}

const patienceSeconds = 60;

/**
 * Captures a card order's payment outside of any transaction (docs/trust.md, R4). Idempotent. Returns paid or
 * cancelled. @throws GatewayFailure if the provider is unreachable; nothing has changed then.
 */
export async function reconcileOrder(tools: PayTools, order: CardOrder): Promise<OrderStatus> {
  const { db, cards, now } = tools;
  if (order.status !== 'pending') return order.status;
  const intent = await cards.findIntent(order.transactionId);
  if (!intent || !isPaymentFor(intent, order, cards.currency)) return cancelOrder(tools, order, intent);
  if (intent.state === 'captured') return pay(tools, order, intent);

  const at = now().toInstant();
  await requestCapture(db, order, { at, nextCheckAt: at.add({ seconds: patienceSeconds }) });
  const after = await cards.capture(intent.id);
  return after?.state === 'captured' ? pay(tools, order, after) : cancelOrder(tools, order, after);
}

/**
 * Cancels the payment first, so that nothing is charged for a cancelled order. If the payment was captured for this
 * order meanwhile, the order becomes paid instead.
 */
export async function cancelOrder(
  tools: PayTools,
  order: CardOrder,
  intent: PaymentIntent | null,
): Promise<OrderStatus> {
  const { db, cards, now } = tools;
  // The payment of another order must not be cancelled.
  const isOwn = intent !== null && intent.localId === order.localId;
  const after = isOwn && intent.state === 'authorised' ? await cards.cancel(intent.id) : intent;
  if (after?.state === 'captured' && isPaymentFor(after, order, cards.currency)) return pay(tools, order, after);
  const status = isOwn ? await undoPayment(cards, intent.id) : 'cancelled';
  await commitCancelled(db, order, { at: now().toInstant(), slot: slotOf(order), status });
  return 'cancelled';
}

async function pay(
  { db, now, catalogue, wakeOutbox, announce }: PayTools,
  order: CardOrder,
  { facts: paidBy }: PaymentIntent,
): Promise<'paid'> {
  const at = now().toInstant();
  const lines = await listCategories(db, order.id);
  const arrival = makeArrival({ ...order, lines }, catalogue.current().office, at);
  await commitPaid(db, order, { at, tasks: orderMailTasks(order.id), arrival, paidBy });
  wakeOutbox();
  announce();
  return 'paid';
}
