import type { ErrorCode, OrderStatus } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { NewOrder, Order } from './order.ts';

export type CardOrder = Pick<Order, 'id' | 'localId' | 'status' | 'totalCents' | 'mode' | 'dateText' | 'promisedAt'> & {
  transactionId: string;
};

export type WantedPayment = Pick<Order, 'localId' | 'totalCents'>;

/** The card payments as orders need them. The payment room provides them; start-rooms.ts connects them. */
export interface OrderPayments {
  /** Checks that a payment is held for exactly this order and used by no other (PAY-22). Null: it is; else the code of the refusal. */
  check(transactionId: string | null, wanted: WantedPayment): Promise<ErrorCode | null>;
  /** Binds a payment to its order, in the order's transaction. False: it was voided, or pays another order. */
  bind(tx: Db, order: Pick<NewOrder, 'id' | 'localId' | 'placedAt'> & { transactionId: string }): Promise<boolean>;
  /** Voids all unused payments of a `local_id`, if the provider can be reached; the sweep does the rest. */
  voidUnused(localId: string): Promise<void>;
  /** Settles a stored order; returns paid or cancelled. @throws GatewayFailure if the provider can't be reached; nothing has changed. */
  reconcile(order: CardOrder): Promise<OrderStatus>;
}
