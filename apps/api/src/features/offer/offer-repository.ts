import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { couponUses, offers, orderProgress, orders } from '../../db/schema/index.ts';

export interface CouponCount {
  total: number;
  byCustomer: number;
}

/** The key is a keyed hash of the e-mail address, which survives erasure. Old orders contain the address itself. */
export interface CouponCustomer {
  key: string;
  email: string;
}

/** Failed, refused and cancelled orders do not count. An order that the diner did not collect has still used its coupon. */
export const isCounted = sql`coalesce(${orderProgress.state} not in ('refused', 'cancelled'), ${orders.status} <> 'cancelled')`;

/** Counts the uses of a coupon, without failed, refused and cancelled orders (BRD-30). */
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
    .where(and(eq(couponUses.offerId, offerId), isCounted));
  return row ?? { total: 0, byCustomer: 0 };
}

/** The uses of all coupons by the id of their offer, counted like those of one. */
export async function countUsesByOffer(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ offerId: couponUses.offerId, uses: count() })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(isCounted)
    .groupBy(couponUses.offerId);
  return new Map(rows.map(({ offerId, uses }) => [offerId, uses]));
}

/** Returns false if a limit is reached. The offer's row stays locked, so that two orders can't take the last use. */
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

export function isCouponLeft(
  { maxUses, maxUsesPerCustomer }: { maxUses: number | null; maxUsesPerCustomer: number | null },
  { total, byCustomer }: CouponCount,
): boolean {
  return (maxUses === null || total < maxUses) && (maxUsesPerCustomer === null || byCustomer < maxUsesPerCustomer);
}
