import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderEvents, orderLines, orders, orderTaxes } from '../../db/schema/index.ts';
import type { NewOrder, Order, OrderEvent } from './order.ts';

type OrderRow = typeof orders.$inferSelect;

const toDate = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds);
const toInstant = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** Writes an order, its lines, its VAT and its first event, inside the caller's transaction. Returns its number. */
export async function insertOrder(tx: Db, order: NewOrder): Promise<number> {
  const { lines, taxes, ...row } = order;
  const placedAt = toDate(order.placedAt);
  const [inserted] = await tx
    .insert(orders)
    .values({
      ...row,
      number: sql`nextval('order_numbers')`,
      readyFrom: order.readyFrom && toDate(order.readyFrom),
      promisedAt: toDate(order.promisedAt),
      placedAt,
    })
    .returning({ number: orders.number });
  if (!inserted) throw new Error('The database stored no order.');
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: order.id, position })));
  if (taxes.length > 0) await tx.insert(orderTaxes).values(taxes.map((tax) => ({ ...tax, orderId: order.id })));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    kind: 'placed',
    data: { status: order.status, paymentMethod: order.paymentMethod, totalCents: order.totalCents },
    at: placedAt,
  });
  return inserted.number;
}

/** What an order answers to who sends it again. */
export type OrderHead = Pick<Order, 'id' | 'number' | 'status' | 'totalCents' | 'readyFrom' | 'bodyHash'>;

/** The order of a client's own id; null: none. */
export async function findOrderHead(db: Db, localId: string): Promise<OrderHead | null> {
  const { id, number, status, totalCents, readyFrom, bodyHash } = orders;
  const [row] = await db
    .select({ id, number, status, totalCents, readyFrom, bodyHash })
    .from(orders)
    .where(eq(orders.localId, localId));
  return row ? { ...row, readyFrom: row.readyFrom && toInstant(row.readyFrom) } : null;
}

/** An order by its unguessable id; null: none. */
export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ? ((await withLines(db, [row]))[0] ?? null) : null;
}

/** An order by the number that people use; null: none. */
export async function findOrderByNumber(db: Db, number: number): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number));
  return row ? ((await withLines(db, [row]))[0] ?? null) : null;
}

/** The latest orders, newest first. */
export async function listOrders(db: Db, options: { limit: number; offset?: number }): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(options.limit)
    .offset(options.offset ?? 0);
  return withLines(db, rows);
}

async function withLines(db: Db, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const taxes = await db
    .select()
    .from(orderTaxes)
    .where(inArray(orderTaxes.orderId, ids))
    .orderBy(asc(orderTaxes.rateBp));
  return rows.map((row) => ({
    ...row,
    readyFrom: row.readyFrom && toInstant(row.readyFrom),
    promisedAt: toInstant(row.promisedAt),
    placedAt: toInstant(row.placedAt),
    lines: lines.filter((line) => line.orderId === row.id).map(({ orderId: _, position: __, ...line }) => line),
    taxes: taxes.filter((tax) => tax.orderId === row.id).map(({ orderId: _, ...tax }) => tax),
  }));
}

/** What happened to an order, in order. */
export async function listEvents(db: Db, orderId: string): Promise<OrderEvent[]> {
  const rows = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
  return rows.map(({ kind, data, at }) => ({ kind, data, at: toInstant(at) }));
}
