import { paymentContent, refundContent } from '@comptoir/domain';
import { inArray } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database.ts';
import { toInstant } from '../db/instants.ts';
import { refunds } from '../db/schema/index.ts';
import { listUnbooked } from '../features/books/seal/adopt-repository.ts';
import { channelOf, insertEntries, type NewEntry, ticketOf } from '../features/entry/entry-repository.ts';
import type { Order } from '../features/order/record/order.ts';
import { listOrdersByIds } from '../features/order/record/order-repository.ts';

const sliceSize = 1_000;

/** Writes the entries that the shop would have written for copied orders: ticket, payment, and each refund twice. */
export async function bookOrders({ db }: OpenDatabase): Promise<void> {
  for (let isLeft = true; isLeft; ) isLeft = await bookSome(db);
}

async function bookSome(db: OpenDatabase['db']): Promise<boolean> {
  const ids = await listUnbooked(db, sliceSize);
  if (ids.length === 0) return false;
  const orders = await listOrdersByIds(db, ids);
  const rows = await db.select().from(refunds).where(inArray(refunds.orderId, ids));
  const paidBack = Map.groupBy(rows, ({ orderId }) => orderId);
  const entries = orders.flatMap((order) => [
    ...entriesOf(order),
    ...(paidBack.get(order.id) ?? []).flatMap((row) => refundEntries(order, row)),
  ]);
  await insertEntries(
    db,
    entries.sort((one, other) => Temporal.Instant.compare(one.at, other.at)),
  );
  return true;
}

function entriesOf(order: Order): NewEntry[] {
  const channel = channelOf(order.company);
  const [orderId, at] = [order.id, order.placedAt];
  return [
    { kind: 'ticket', orderId, at, content: ticketOf(order, channel) },
    { kind: 'payment', orderId, at, content: paymentContent(order, channel) },
  ];
}

function refundEntries(order: Order, row: typeof refunds.$inferSelect): NewEntry[] {
  const told = { ...row, number: order.number, tipCents: row.tipCents ?? 0 };
  const entry = (state: 'asked' | 'done', at: Date): NewEntry => ({
    kind: 'refund',
    orderId: order.id,
    at: toInstant(at),
    content: refundContent(told, state, channelOf(order.company)),
  });
  return [entry('asked', row.requestedAt), ...(row.settledAt ? [entry('done', row.settledAt)] : [])];
}
