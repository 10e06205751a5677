import { errorWords } from '@comptoir/words';
import type { Db } from '../../../db/database.ts';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import type { PaymentGateway } from '../../../gateways/payment/payment-gateway.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { findOrder, findOrderByNumber } from '../../order/record/order-repository.ts';
import { type AskedRefund, decideAsked } from './decide-refund.ts';
import { refundMailTask } from './refund-mail-tasks.ts';
import { checkRefundAgain, endRefund, type Refund, requestRefund } from './refund-repository.ts';

interface Tools {
  db: Db;
  /** Null if this server accepts no cards; another server then sends the refund. */
  cards: PaymentGateway | null;
  now: () => Temporal.Instant;
  alarmTasks: (refund: { id: string; orderNumber: number }) => OutboxTask[];
}

/** Writes the refund into the journal, in the transaction that stores the refund (ROL-22). */
type AuditRefund = (
  tx: Db,
  refund: { orderNumber: number; amountCents: number; at: Temporal.Instant },
) => Promise<void>;

type RefundOutcome = { refund: Refund } | { reason: string };

/** Pays an order back from the terminal. The refund is stored first, so that a job can retry the provider with the same key. */
export async function refundOrder(
  { audit, ...tools }: Tools & { audit: AuditRefund },
  { number, ...asked }: { number: number } & AskedRefund,
): Promise<RefundOutcome> {
  const order = await findOrderByNumber(tools.db, number);
  if (!order) return { reason: `La commande ${number} n’existe pas.` };
  const at = tools.now();
  const refund = await requestRefund(tools.db, order.id, {
    at,
    decide: async (current, before, tx) => {
      if (current.paymentMethod !== 'card') return 'refund_unpaid';
      const part = await decideAsked(tx, { order: current, before, at }, asked);
      if (typeof part !== 'string')
        await audit(tx, { orderNumber: number, amountCents: part.amountCents + part.tipCents, at });
      return part;
    },
  });
  if (typeof refund === 'string') return { reason: `Commande ${number} : ${errorWords[refund]}.` };
  try {
    return { refund: { ...refund, status: await reconcileRefund(tools, refund) } };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return { refund };
  }
}

/** Sends a stored refund, or looks up its state. Idempotent. Mails the diner (PYX-84). @throws GatewayFailure */
export async function reconcileRefund(
  { db, cards, now, alarmTasks }: Tools,
  refund: Refund,
): Promise<Refund['status']> {
  if (!cards) return refund.status;
  const order = await findOrder(db, refund.orderId);
  if (!order?.transactionId) throw new Error(`The refund ${refund.id} has no payment.`);
  const { id: refundId } = refund;
  const amountCents = refund.amountCents + refund.tipCents;
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

const pendingMinutes = 10;
const doubtDays = [1, 3, 7, 30];

function nextCheckOf({ requestedAt }: Refund, status: Refund['status'], at: Temporal.Instant): Temporal.Instant | null {
  if (status === 'refused') return null;
  if (status === 'requested') return at.add({ minutes: pendingMinutes });
  const days = doubtDays.find((day) => Temporal.Instant.compare(requestedAt.add({ hours: 24 * day }), at) > 0);
  return days === undefined ? null : requestedAt.add({ hours: 24 * days });
}
