import { mailKey } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { useCoupon } from '../../offer/offer-repository.ts';
import type { OrderPayments } from '../record/order-payments.ts';
import { holdOrderer } from '../record/orderer-repository.ts';
import { CommitConflict } from './commit-conflict.ts';
import type { StoreOrder } from './gather-orders.ts';
import type { GuestRefusal } from './guest-cash.ts';
import { type PlannedOrder, storeWithRoom } from './store-with-room.ts';

export interface OrderCommit extends PlannedOrder {
  /** The offer of the order's valid coupon. The coupon is only used up if the order's price includes it. */
  couponOfferId: number | null;
  bindPayment: OrderPayments['bind'];
  isStillProven: (tx: Db) => Promise<boolean>;
  addressKey(email: string): string;
  askGuest: ((tx: Db) => Promise<GuestRefusal | null>) | null;
}

/**
 * Commits the order and everything that depends on it in one transaction. Throws `CommitConflict` if the catalogue,
 * kitchen, slot, coupon, payment or account has changed since the validation. Returns the number, or a guest's refusal.
 */
export async function commitOrder(
  { db, storeOrder }: { db: Db; storeOrder: StoreOrder },
  commit: OrderCommit,
): Promise<number | GuestRefusal> {
  const { order, askGuest } = commit;
  const { transactionId, userId } = order;
  const couponOfferId = order.coupon === null ? null : commit.couponOfferId;
  if (couponOfferId === null && transactionId === null && userId === null && !askGuest) return storeOrder(commit);
  return db.transaction(async (tx) => {
    if (userId !== null && !(await isStillOrderer(tx, userId, commit))) throw new CommitConflict('account_gone');
    const refusal = await askGuest?.(tx);
    if (refusal) return refusal;
    const numberOf = await storeWithRoom(tx, [commit]);
    const number = numberOf(order);
    if (number instanceof CommitConflict) throw number;
    if (transactionId !== null && !(await commit.bindPayment(tx, { ...order, transactionId })))
      throw new CommitConflict('payment_gone');
    if (couponOfferId !== null) await takeCoupon(tx, commit, couponOfferId);
    return number;
  });
}

async function takeCoupon(tx: Db, { order, addressKey }: OrderCommit, offerId: number): Promise<void> {
  const email = mailKey(order.email);
  const customer = { key: addressKey(email), email };
  const usedAt = toDate(order.placedAt);
  if (!(await useCoupon(tx, { orderId: order.id, offerId, customer, usedAt })))
    throw new CommitConflict('coupon_used_up');
}

async function isStillOrderer(tx: Db, userId: number, { isStillProven }: OrderCommit): Promise<boolean> {
  return (await holdOrderer(tx, userId)) && isStillProven(tx);
}
