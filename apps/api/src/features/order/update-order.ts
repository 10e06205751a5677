import { orderUpdateSchema } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import { tellFields } from '../../plugins/field-errors.ts';
import { type Refusal, refuse } from './judge/refusal.ts';
import type { Order } from './record/order.ts';
import type { OrderPayments } from './record/order-payments.ts';
import { findOrder } from './record/order-repository.ts';

export type UpdateOutcome = { order: Order } | { refusal: Refusal; status?: number };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Confirms the status of an order (A.18). The order's id and the transaction's id are the credentials. */
export async function updateOrder(
  { db, payments, log }: { db: Db; payments: OrderPayments; log: FastifyBaseLogger },
  body: unknown,
): Promise<UpdateOutcome> {
  const parsed = orderUpdateSchema.safeParse(body);
  if (!parsed.success) return { refusal: refuse('validation', tellFields(parsed.error.issues)) };
  const { order_id, transaction_id, status } = parsed.data;
  if (status !== 'pending' && status !== 'paid') return { refusal: refuse('invalid_status') };

  const order = uuid.test(order_id) ? await findOrder(db, order_id) : null;
  if (!order) return { refusal: refuse('order_not_found') };
  if (status === 'paid' && order.paymentMethod === 'cash') return { refusal: refuse('payment_not_confirmed') };
  // A wrong transaction id gets the response of an unknown order, so that orders can't be enumerated.
  const { transactionId } = order;
  if (transaction_id !== transactionId) return { refusal: refuse('order_not_found') };
  if (status === order.status) return { order };
  if (status === 'pending') return { refusal: refuse('invalid_status'), status: 409 };
  if (transactionId === null) return { refusal: refuse('payment_not_confirmed') };
  return payOrder({ db, payments, log }, { ...order, transactionId });
}

async function payOrder(
  { db, payments, log }: { db: Db; payments: OrderPayments; log: FastifyBaseLogger },
  order: Order & { transactionId: string },
): Promise<UpdateOutcome> {
  try {
    const ending = await payments.reconcile(order);
    if (ending !== 'paid') return { refusal: refuse('payment_not_confirmed') };
    const paid = await findOrder(db, order.id);
    if (!paid) throw new Error(`The order ${order.id} is gone.`);
    return { order: paid };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error }, 'an order could not be paid yet: the payment provider could not be asked');
    return { refusal: refuse('payment_provider') };
  }
}
