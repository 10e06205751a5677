import { type OrderStatus, orderUpdateSchema } from '@comptoir/contract';
import type { Context } from '../../context.ts';
import { fieldErrors } from '../../plugins/field-errors.ts';
import { findOrder } from '../order/order-repository.ts';
import { type Refusal, refuse } from './refusal.ts';

export type UpdateOutcome = { order: { id: string; status: OrderStatus } } | { refusal: Refusal; status?: number };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Confirms an order's status (requirements A.18, in the order of its checks). Who knows the id and the transaction may ask. */
export async function updateOrder({ database }: Context, body: unknown): Promise<UpdateOutcome> {
  const parsed = orderUpdateSchema.safeParse(body);
  if (!parsed.success) return { refusal: refuse('validation', { errors: fieldErrors(parsed.error.issues) }) };
  const { order_id, transaction_id, status } = parsed.data;
  if (status !== 'pending' && status !== 'paid') return { refusal: refuse('invalid_status') };

  const order = uuid.test(order_id) ? await findOrder(database.db, order_id) : null;
  if (!order) return { refusal: refuse('order_not_found') };
  if (status === 'paid' && order.paymentMethod === 'cash') return { refusal: refuse('payment_not_confirmed') };
  // The same answer as for an unknown id: nobody learns that it exists.
  if (transaction_id !== order.transactionId) return { refusal: refuse('order_not_found') };
  if (status === order.status) return { order };
  if (status === 'pending') return { refusal: refuse('invalid_status'), status: 409 };
  return { refusal: refuse('payment_not_confirmed') };
}
