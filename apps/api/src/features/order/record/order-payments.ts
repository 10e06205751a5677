import type { ErrorCode, OrderStatus } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { NewOrder, Order } from './order.ts';

/** A stored order to be paid by card. */
export type CardOrder = Pick<Order, 'id' | 'localId' | 'status' | 'totalCents' | 'mode' | 'dateText' | 'promisedAt'> & {
  transactionId: string;
};

/** What an order wants of the payment that it names. */
export type WantedPayment = Pick<Order, 'localId' | 'totalCents'>;

/** What ordering asks of whoever takes card payments. The app brings the two together: this room knows nothing of that one. */
export interface OrderPayments {
  /** Whether a payment is held for exactly this order and used by no other (PAY-22). Null: it is; else the code of the refusal. */
  check(transactionId: string | null, wanted: WantedPayment): Promise<ErrorCode | null>;
  /** Binds its payment to an order, inside the order's transaction; false: it was voided, or pays another. */
  bind(tx: Db, order: Pick<NewOrder, 'id' | 'localId' | 'placedAt'> & { transactionId: string }): Promise<boolean>;
  /** Voids every payment of a `local_id` that no order uses, as far as the provider can be reached; the sweep does the rest. */
  voidUnused(localId: string): Promise<void>;
  /**
   * Brings a stored order to its end, paid or cancelled, and resolves with it.
   * @throws GatewayFailure where the provider can't be reached: nothing changed.
   */
  reconcile(order: CardOrder): Promise<OrderStatus>;
}
