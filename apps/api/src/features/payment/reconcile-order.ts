import type { OrderStatus } from '@comptoir/contract';
import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { orderMailTasks } from '../order/mail/order-mail-tasks.ts';
import { makeArrival } from '../order/record/make-arrival.ts';
import type { CardOrder } from '../order/record/order-payments.ts';
import { slotOf } from '../order/record/slot-of.ts';
import { isPaymentFor } from './is-payment-for.ts';
import { commitCancelled, commitPaid, requestCapture } from './payment-repository.ts';
import { undoPayment, type VoidTools } from './void-payment.ts';

/** What a card order is brought to its end with. */
export interface PayTools extends VoidTools {
  catalogue: ServedCatalogue;
  /** Tells the outbox that a commit left it something to do. */
  wakeOutbox: () => void;
  /** Told that an order has come to the kitchen, or that what the kitchen sees of one has changed. */
  announce: () => void;
}

/** How long nobody else checks a payment that is being captured. */
const patienceSeconds = 60;

/**
 * Brings a card order to its end (trust R4): looks its payment up, writes down that it will be captured, captures it outside of any
 * transaction, writes down what came of it. It may be done again at any point, by anybody: it goes on where it stopped.
 * Resolves with the order's status then: paid, or cancelled with its payment.
 * @throws GatewayFailure where the provider can't be reached: nothing changed.
 */
export async function reconcileOrder(tools: PayTools, order: CardOrder): Promise<OrderStatus> {
  const { db, cards, now } = tools;
  if (order.status !== 'pending') return order.status;
  const intent = await cards.findIntent(order.transactionId);
  if (!intent || !isPaymentFor(intent, order, cards.currency)) return cancelOrder(tools, order, intent);
  if (intent.state === 'captured') return pay(tools, order);

  const at = now().toInstant();
  await requestCapture(db, order, { at, nextCheckAt: at.add({ seconds: patienceSeconds }) });
  const after = await cards.capture(intent.id);
  return after?.state === 'captured' ? pay(tools, order) : cancelOrder(tools, order, after);
}

/**
 * Cancels an order that can't be paid: its payment first, for an order is cancelled only when it is sure that nothing is taken for it.
 * A payment that turns out to be taken for exactly this order makes it paid instead.
 */
export async function cancelOrder(
  tools: PayTools,
  order: CardOrder,
  intent: PaymentIntent | null,
): Promise<OrderStatus> {
  const { db, cards, now } = tools;
  // Another order's payment is not ours to cancel.
  const isOwn = intent !== null && intent.localId === order.localId;
  const after = isOwn && intent.state === 'authorised' ? await cards.cancel(intent.id) : intent;
  if (after?.state === 'captured' && isPaymentFor(after, order, cards.currency)) return pay(tools, order);
  const status = isOwn ? await undoPayment(cards, intent.id) : 'cancelled';
  await commitCancelled(db, order, { at: now().toInstant(), slot: slotOf(order), status });
  return 'cancelled';
}

async function pay({ db, now, catalogue, wakeOutbox, announce }: PayTools, order: CardOrder): Promise<'paid'> {
  const at = now().toInstant();
  const arrival = makeArrival(order, catalogue.current().office, at);
  await commitPaid(db, order, { at, tasks: orderMailTasks(order.id), arrival });
  wakeOutbox();
  announce();
  return 'paid';
}
