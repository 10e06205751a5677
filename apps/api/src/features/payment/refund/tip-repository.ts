import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { orderProgress, refunds } from '../../../db/schema/index.ts';
import type { Order } from '../../order/record/order.ts';

/** What is left of an order's tip in cents: the tip less what refunds pay back that were not refused. */
export async function findTipLeft(db: Db, { id, tipCents }: Pick<Order, 'id' | 'tipCents'>): Promise<number> {
  if (tipCents === 0) return 0;
  const [row] = await db
    .select({ cents: sum(refunds.tipCents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), ne(refunds.status, 'refused')));
  return tipCents - (row?.cents ?? 0);
}

/** True if the order was refused, cancelled or not collected, so that its tip goes back (PYX-90). */
export async function wasNeverServed(db: Db, orderId: string): Promise<boolean> {
  const ended = and(
    eq(orderProgress.orderId, orderId),
    inArray(orderProgress.state, ['refused', 'cancelled', 'no_show']),
  );
  return (await db.$count(orderProgress, ended)) > 0;
}
