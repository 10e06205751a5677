import type { LiveRefund } from '@comptoir/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toInstant } from '../../db/instants.ts';
import { orderProgress, refunds } from '../../db/schema/index.ts';
import type { Order } from '../order/record/order.ts';
import { listOrdersByIds } from '../order/record/order-repository.ts';

type ProgressRow = typeof orderProgress.$inferSelect;

/** An order with what became of it. */
export interface FollowedOrder {
  order: Order;
  progress: ProgressRow;
  refunds: LiveRefund[];
}

/** 128 bits, as they are written. */
const isToken = (token: string) => /^[A-Za-z0-9_-]{22}$/.test(token);

/** The id of the order that a link is of; null: none. */
export async function findFollowed(db: Db, token: string): Promise<string | null> {
  if (!isToken(token)) return null;
  const { orderId, trackToken } = orderProgress;
  const [row] = await db.select({ orderId }).from(orderProgress).where(eq(trackToken, token));
  return row?.orderId ?? null;
}

/** Orders that have arrived, by their ids: so many questions, however many orders there are. */
export async function listFollowed(db: Db, ids: string[]): Promise<FollowedOrder[]> {
  const rows = await db.select().from(orderProgress).where(inArray(orderProgress.orderId, ids));
  const orders = new Map((await listOrdersByIds(db, ids)).map((order) => [order.id, order]));
  const paidBack = Map.groupBy(await readRefunds(db, ids), ({ orderId }) => orderId);
  return rows.flatMap((progress) => {
    const order = orders.get(progress.orderId);
    return order ? [{ order, progress, refunds: (paidBack.get(order.id) ?? []).map(toRefund) }] : [];
  });
}

function readRefunds(db: Db, ids: string[]) {
  const { orderId, amountCents, status, requestedAt, settledAt } = refunds;
  return db
    .select({ orderId, amountCents, status, requestedAt, settledAt })
    .from(refunds)
    .where(inArray(orderId, ids))
    .orderBy(asc(requestedAt));
}

function toRefund({
  amountCents,
  status,
  requestedAt,
  settledAt,
}: Awaited<ReturnType<typeof readRefunds>>[number]): LiveRefund {
  return { amountCents, status, at: toInstant(settledAt ?? requestedAt) };
}
