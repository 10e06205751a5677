import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { runStatement, type Statement } from '../../../db/run-statement.ts';
import { orderEvents, orderLines, orders, orderTaxes, outbox } from '../../../db/schema/index.ts';
import { toJson } from '../../../db/to-json.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import type { NewOrder, Order, OrderEvent } from './order.ts';

type OrderRow = typeof orders.$inferSelect;

/** One statement, so that it is whole even outside of a transaction, and the database is asked once for what this server writes most. */
const insertText = `
  with numbered as (
    select jsonb_set($1::jsonb -> 0, '{number}', to_jsonb(nextval('order_numbers'))) as row
  ), placed as (
    -- Not (…).*, which PostgreSQL would evaluate anew for each column.
    insert into orders select filled.*
      from numbered cross join lateral jsonb_populate_record(null::orders, numbered.row) filled
      returning number
  ), with_lines as (
    insert into order_lines select * from jsonb_populate_recordset(null::order_lines, $2::jsonb)
  ), with_taxes as (
    insert into order_taxes select * from jsonb_populate_recordset(null::order_taxes, $3::jsonb)
  ), with_event as (
    insert into order_events (order_id, kind, data, at) select order_id, kind, data, at
      from jsonb_populate_recordset(null::order_events, $4::jsonb)
  ), with_tasks as (
    insert into outbox (key, kind, payload) select key, kind, payload
      from jsonb_populate_recordset(null::outbox, $5::jsonb)
  )
  select number from placed`;

/** What writes an order, its lines, its VAT, its first event and what must follow it; it gives the order's number. */
export function orderStatement(order: NewOrder, tasks: OutboxTask[]): Statement {
  const { lines, taxes, ...row } = order;
  const placedAt = toDate(order.placedAt);
  // The number is the database's own: the statement puts it in.
  const written = {
    ...row,
    number: 0,
    readyFrom: order.readyFrom && toDate(order.readyFrom),
    promisedAt: toDate(order.promisedAt),
    placedAt,
  };
  const event = {
    orderId: order.id,
    kind: 'placed',
    data: { status: order.status, paymentMethod: order.paymentMethod, totalCents: order.totalCents },
    at: placedAt,
  };
  return {
    name: 'insert_order',
    text: insertText,
    values: [
      toJson(orders, [written]),
      toJson(
        orderLines,
        lines.map((line, position) => ({ ...line, orderId: order.id, position })),
      ),
      toJson(
        orderTaxes,
        taxes.map((tax) => ({ ...tax, orderId: order.id })),
      ),
      toJson(orderEvents, [event]),
      toJson(outbox, tasks),
    ],
  };
}

/** Writes an order, its lines, its VAT, its first event and what must follow it. Returns its number. */
export async function insertOrder(tx: Db, order: NewOrder, tasks: OutboxTask[]): Promise<number> {
  const [inserted] = await runStatement<{ number: number }>(tx, orderStatement(order, tasks));
  if (!inserted) throw new Error('The database stored no order.');
  return inserted.number;
}

/** Adds to the history of an order. */
export async function insertEvent(tx: Db, orderId: string, { kind, data, at }: OrderEvent): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, data, at: toDate(at) });
}

/**
 * Moves a pending order to its end, with its event and what must follow it; inside a transaction. False: it is pending no more,
 * and nothing was written. Status moves forward only (trust R6).
 */
export async function endOrder(
  tx: Db,
  orderId: string,
  end: { status: 'paid' | 'cancelled'; at: Temporal.Instant; data: Record<string, unknown>; tasks: OutboxTask[] },
): Promise<boolean> {
  const { status, at, data, tasks } = end;
  const ended = await tx
    .update(orders)
    .set({ status })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
    .returning({ id: orders.id });
  if (ended.length === 0) return false;
  await insertEvent(tx, orderId, { kind: status, data, at });
  await insertTasks(tx, tasks);
  return true;
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

/** The orders of an account, newest first. */
export async function listUserOrders(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
    .offset(offset);
  return withLines(db, rows);
}

export async function countUserOrders(db: Db, userId: number): Promise<number> {
  return db.$count(orders, eq(orders.userId, userId));
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
