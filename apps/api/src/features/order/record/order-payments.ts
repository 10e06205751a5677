import type { ErrorCode, OrderStatus } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { NewOrder, Order } from './order.ts';

export type CardOrder = Pick<
  Order,
  'id' | 'localId' | 'status' | 'totalCents' | 'tipCents' | 'mode' | 'dateText' | 'promisedAt'
> & {
  transactionId: string;
};

export type WantedPayment = Pick<Order, 'localId' | 'totalCents' | 'tipCents'>;

/** The operations on card payments that orders need. start-rooms.ts connects the implementation. */
export interface OrderPayments {
  /** Checks that a payment is authorised for this order and unused (PAY-22). Returns null or an error code. */
  check(transactionId: string | null, wanted: WantedPayment): Promise<ErrorCode | null>;
  /** When the payment was last prepared for its `local_id`; null if none is, or not for this one (PSE-05). */
  preparedAt(transactionId: string | null, localId: string): Promise<Temporal.Instant | null>;
  /** Binds a payment within the order's transaction. False if the payment was voided or belongs to another order. */
  bind(tx: Db, order: Pick<NewOrder, 'id' | 'localId' | 'placedAt'> & { transactionId: string }): Promise<boolean>;
  /** Voids unused payments of a `local_id`. If the provider is unreachable, a later job voids them. */
  voidUnused(localId: string): Promise<void>;
  /** Returns paid or cancelled. @throws GatewayFailure if the provider can't be reached; nothing has changed then. */
  reconcile(order: CardOrder): Promise<OrderStatus>;
}
