import type { LiveRefund } from '@comptoir/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderEvents, orderProgress } from '../../db/schema/index.ts';
import type { Order } from '../order/record/order.ts';
import { listOrdersByIds } from '../order/record/order-repository.ts';
import { listPaidBack } from '../payment/refund/refund-repository.ts';

type ProgressRow = typeof orderProgress.$inferSelect;

export interface FollowedOrder {
  order: Order;
  progress: ProgressRow;
  refunds: LiveRefund[];
  soldOut: number[];
}

export const isToken = (token: string) => /^[A-Za-z0-9_-]{22}$/.test(token);

export async function findFollowed(db: Db, token: string): Promise<string | null> {
  if (!isToken(token)) return null;
  const { orderId, trackToken } = orderProgress;
  const [row] = await db.select({ orderId }).from(orderProgress).where(eq(trackToken, token));
  return row?.orderId ?? null;
}

export async function findGoingOn(db: Db, token: string): Promise<string | null> {
  if (!isToken(token)) return null;
  const { orderId, trackToken, endedAt } = orderProgress;
  const [row] = await db
    .select({ orderId })
    .from(orderProgress)
    .where(and(eq(trackToken, token), isNull(endedAt)));
  return row?.orderId ?? null;
}

export async function listFollowed(db: Db, ids: string[]): Promise<FollowedOrder[]> {
  const rows = await db.select().from(orderProgress).where(inArray(orderProgress.orderId, ids));
  const orders = new Map((await listOrdersByIds(db, ids)).map((order) => [order.id, order]));
  const soldOut = await listSoldOut(
    db,
    rows.filter(({ reason }) => reason === 'sold_out').map(({ orderId }) => orderId),
  );
  const paidBack = await listPaidBack(db, ids);
  return rows.flatMap((progress) => {
    const order = orders.get(progress.orderId);
    return order
      ? [{ order, progress, refunds: paidBack.get(order.id) ?? [], soldOut: soldOut.get(order.id) ?? [] }]
      : [];
  });
}

async function listSoldOut(db: Db, ids: string[]): Promise<Map<string, number[]>> {
  if (ids.length === 0) return new Map();
  const itemIds = sql<number[] | null>`${orderEvents.data} -> 'soldOut'`;
  const rows = await db
    .select({ orderId: orderEvents.orderId, itemIds })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.kind, 'refused')));
  return new Map(rows.map((row) => [row.orderId, row.itemIds ?? []]));
}
