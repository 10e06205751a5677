import type { Db } from '../../../db/database.ts';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import type { PaymentGateway } from '../../../gateways/payment/payment-gateway.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import type { Order } from '../../order/record/order.ts';
import { findOrder, findOrderByNumber } from '../../order/record/order-repository.ts';
import { decideRefund } from './decide-refund.ts';
import type { RefundedPart } from './refund-amounts.ts';
import { refundMailTask } from './refund-mail-tasks.ts';
import { checkRefundAgain, endRefund, type Refund, requestRefund } from './refund-repository.ts';

interface Tools {
  db: Db;
  /** Null: this process takes no cards; the refund is written down and paid back by a server that does. */
  cards: PaymentGateway | null;
  now: () => Temporal.Instant;
  /** Tells the managers of a refund that the provider refuses. */
  alarmTasks: (refund: { id: string; orderNumber: number }) => OutboxTask[];
}

/** A refund that was paid back, will be, or was refused by the provider; `reason`: why there is none. */
type RefundOutcome = { refund: Refund } | { reason: string };

/**
 * Pays an order back, whole or by some of its lines (positions, from 0). It is written down first; while the provider can't be
 * reached it stays so, and the sweep repeats it under the same key. VAT is counted anew, a mail tells the diner.
 */
export async function refundOrder(
  tools: Tools,
  { number, lines }: { number: number; lines: number[] | null },
): Promise<RefundOutcome> {
  const order = await findOrderByNumber(tools.db, number);
  if (!order) return { reason: `La commande ${number} n’existe pas.` };
  const refund = await requestRefund(tools.db, order.id, {
    at: tools.now(),
    decide: (current, before) => decide(current, before, lines),
  });
  if (typeof refund === 'string') return { reason: refund };
  try {
    return { refund: { ...refund, status: await reconcileRefund(tools, refund) } };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return { refund };
  }
}

/**
 * Pays back a refund that was written down, or looks what became of it; doing it twice pays once. The diner is written to once it is done,
 * not before (PYX-84); one that is refused, be it days after it was done, is told to the managers.
 * @throws GatewayFailure where the provider can't be reached.
 */
export async function reconcileRefund(
  { db, cards, now, alarmTasks }: Tools,
  refund: Refund,
): Promise<Refund['status']> {
  if (!cards) return refund.status;
  const order = await findOrder(db, refund.orderId);
  if (!order?.transactionId) throw new Error(`The refund ${refund.id} has no payment.`);
  const { id: refundId, amountCents } = refund;
  const state = await cards.refund({ intentId: order.transactionId, refundId, amountCents });
  const at = now();
  const status = state === 'pending' ? refund.status : state;
  const nextCheckAt = nextCheckOf(refund, status, at);
  if (status === 'requested' || status === refund.status) await checkRefundAgain(db, refund, nextCheckAt);
  else {
    const isDone = status === 'done';
    const tasks = isDone ? [refundMailTask(refundId)] : alarmTasks({ id: refundId, orderNumber: order.number });
    await endRefund(db, refund, { status, at, nextCheckAt, tasks });
  }
  return status;
}

/** Banks take days, and give back after more; a provider that says so by itself is heard at once. */
const pendingMinutes = 10;
const doubtDays = [1, 3, 7, 30];

/** When a refund is to be looked up again; null: never. */
function nextCheckOf({ requestedAt }: Refund, status: Refund['status'], at: Temporal.Instant): Temporal.Instant | null {
  if (status === 'refused') return null;
  if (status === 'requested') return at.add({ minutes: pendingMinutes });
  const days = doubtDays.find((day) => Temporal.Instant.compare(requestedAt.add({ hours: 24 * day }), at) > 0);
  return days === undefined ? null : requestedAt.add({ hours: 24 * days });
}

function decide(order: Order, before: Refund[], lines: number[] | null): RefundedPart | string {
  if (order.paymentMethod !== 'card' || order.status !== 'paid')
    return `La commande ${order.number} n’a pas été payée par carte : il n’y a rien à rembourser.`;
  return decideRefund(order, before, lines);
}
