import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { orderProgress, orders } from '../../db/schema/index.ts';
import { isCounted } from '../offer/offer-repository.ts';

export interface OfferDay {
  offerId: number;
  date: string;
  orders: number;
  discountCents: number;
  revenueCents: number;
}

/** What each offer gave on each day, by the discounts that are stored with the orders (OFE-10). */
export async function listOfferDays(db: Db, from: Temporal.Instant, timeZone: string): Promise<OfferDay[]> {
  const discount = sql`jsonb_array_elements(${orders.discounts}) as discount`;
  const offerId = sql<number>`(discount ->> 'offerId')::int`;
  const date = sql<string>`to_char(${orders.placedAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  return db
    .select({
      offerId,
      date,
      orders: sql`count(*)`.mapWith(Number),
      discountCents: sql`sum((discount ->> 'amountCents')::bigint)`.mapWith(Number),
      revenueCents: sql`sum(${orders.totalCents})`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .crossJoinLateral(discount)
    .where(and(gte(orders.placedAt, toDate(from)), isCounted))
    .groupBy(sql`1, 2`)
    .orderBy(sql`1, 2 desc`);
}
