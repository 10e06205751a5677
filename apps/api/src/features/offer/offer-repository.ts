import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { couponUses, offers, orderProgress, orders } from '../../db/schema/index.ts';

/** How often a coupon was used, in all and by one customer. */
export interface CouponCount {
  total: number;
  byCustomer: number;
}

/**
 * What a customer is counted by: a keyed hash of their e-mail address, which stays when everything else of them is forgotten. Earlier
 * orders have the address itself, trimmed and in lower case, until they are forgotten.
 */
export interface CouponCustomer {
  key: string;
  email: string;
}

/** Whoever did not come for an order that was made had the coupon's use. */
const isUsed = sql`coalesce(${orderProgress.state} not in ('refused', 'cancelled'), ${orders.status} <> 'cancelled')`;

/** Counts the uses of a coupon. Those of orders that came to nothing are given back: a payment that failed, a refusal, a cancellation (BRD-30). */
export async function countCouponUses(db: Db, offerId: number, customer: CouponCustomer): Promise<CouponCount> {
  const [row] = await db
    .select({
      total: count(),
      byCustomer:
        sql<number>`count(*) filter (where ${couponUses.customer} in (${customer.key}, ${customer.email}))`.mapWith(
          Number,
        ),
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(and(eq(couponUses.offerId, offerId), isUsed));
  return row ?? { total: 0, byCustomer: 0 };
}

/**
 * Notes that an order uses a coupon, unless a limit is reached; then nothing is written. Called inside the order's
 * transaction: the offer's row is locked, so that two orders never share a last use.
 */
export async function useCoupon(
  tx: Db,
  use: { orderId: string; offerId: number; customer: CouponCustomer; usedAt: Date },
): Promise<boolean> {
  const [offer] = await tx
    .select({ maxUses: offers.maxUses, maxUsesPerCustomer: offers.maxUsesPerCustomer })
    .from(offers)
    .where(and(eq(offers.id, use.offerId), eq(offers.isActive, true)))
    .for('update');
  if (!offer || !isCouponLeft(offer, await countCouponUses(tx, use.offerId, use.customer))) return false;
  await tx.insert(couponUses).values({ ...use, customer: use.customer.key });
  return true;
}

/** Whether a coupon's limits allow one more use. */
export function isCouponLeft(
  { maxUses, maxUsesPerCustomer }: { maxUses: number | null; maxUsesPerCustomer: number | null },
  { total, byCustomer }: CouponCount,
): boolean {
  return (maxUses === null || total < maxUses) && (maxUsesPerCustomer === null || byCustomer < maxUsesPerCustomer);
}
