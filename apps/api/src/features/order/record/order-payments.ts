import type { ErrorCode, OrderStatus } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { NewOrder, Order } from './order.ts';

export type CardOrder = Pick<Order, 'id' | 'localId' | 'status' | 'totalCents' | 'mode' | 'dateText' | 'promisedAt'> & {
  transactionId: string;
};

export type WantedPayment = Pick<Order, 'localId' | 'totalCents'>;

/** The operations on card payments that orders need. start-rooms.ts connects the implementation. */
export interface OrderPayments {
  /**
   * Checks that a payment is authorised for exactly this order and unused (PAY-22). Returns null on success, otherwise an error code.
   */
  check(transactionId: string | null, wanted: WantedPayment): Promise<ErrorCode | null>;
  /**
   * Binds a payment to its order within the order's transaction. Returns false if the payment was voided or belongs to another order.
   */
  bind(tx: Db, order: Pick<NewOrder, 'id' | 'localId' | 'placedAt'> & { transactionId: string }): Promise<boolean>;
  /** Voids all unused payments of a `local_id`, if the provider can be reached; the sweep does the rest. */
  voidUnused(localId: string): Promise<void>;
  /** Settles a stored order; returns paid or cancelled. @throws GatewayFailure if the provider can't be reached; nothing has changed. */
  reconcile(order: CardOrder): Promise<OrderStatus>;
}
