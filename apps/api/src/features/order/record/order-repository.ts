import { wishesFromWire, wishesToWire } from '@comptoir/contract';
import {
  asPresumed,
  type LineFacts,
  moneyContent,
  type PaymentFacts,
  type PostTask,
  paymentContent,
} from '@comptoir/domain';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { runStatement, type Statement } from '../../../db/run-statement.ts';
import {
  type FactsRecord,
  orderCompanies,
  orderEvents,
  orderLines,
  orderProgress,
  orders,
  orderTaxes,
  outbox,
} from '../../../db/schema/index.ts';
import { toJson } from '../../../db/to-json.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { newLoadsText, newWorkJson, newWorkText } from '../../capacity/work-repository.ts';
import { issueInvoice } from '../../document/issue-document.ts';
import { channelOf, insertEntries, newTicketsJson, newTicketsText } from '../../entry/entry-repository.ts';
import { newPrintsJson, newPrintsText } from '../../print/new-print-repository.ts';
import type { Arrival } from './make-arrival.ts';
import type { NewOrder, Order, OrderEvent } from './order.ts';
import { arrivalEvents, arrivalPrints, arrivalsJson, arrivalsText } from './progress-repository.ts';

/** PostgreSQL computes this condition once for the whole statement, instead of joining it with each part. */
const ifJudged = 'where exists (select from judged)';

/** The most frequent write is one atomic statement. If the catalogue has changed, the statement writes nothing. */
const insertText = `
  with judged as (
    select from catalogue_version where id = 1 and ($7::bigint is null or version = $7)
  ), numbered as (
    select jsonb_set(given, '{number}', to_jsonb(nextval('order_numbers'))) as row
      from jsonb_array_elements($1::jsonb) given ${ifJudged}
  ), placed as (
    -- Not (…).*, which PostgreSQL would evaluate anew for each column.
    insert into orders select filled.*
      from numbered cross join lateral jsonb_populate_record(null::orders, numbered.row) filled
      returning id, number
  ), with_lines as (
    insert into order_lines select * from jsonb_populate_recordset(null::order_lines, $2::jsonb) ${ifJudged}
  ), with_taxes as (
    insert into order_taxes select * from jsonb_populate_recordset(null::order_taxes, $3::jsonb) ${ifJudged}
  ), with_events as (
    insert into order_events (order_id, kind, data, at) select order_id, kind, data, at
      from jsonb_populate_recordset(null::order_events, $4::jsonb) ${ifJudged}
  ), with_progress as (${arrivalsText('$6')} ${ifJudged}
  ), with_prints as (${newPrintsText('$8')} ${ifJudged}
  ), with_work as (${newWorkText('$9')} ${ifJudged}
  ), with_loads as (${newLoadsText('$9', ifJudged)}
  ), with_tickets as (${newTicketsText('$10')}
  ), with_companies as (
    insert into order_companies select * from jsonb_populate_recordset(null::order_companies, $11::jsonb) ${ifJudged}
  ), with_tasks as (
    insert into outbox (key, kind, payload) select key, kind, payload
      from jsonb_populate_recordset(null::outbox, $5::jsonb) ${ifJudged}
  )
  select id, number from placed`;

export interface WrittenOrder {
  order: NewOrder;
  tasks: OutboxTask[];
  arrival: Arrival | null;
  catalogueVersion: number | null;
  /** What the kitchen has to do for the order, in a transaction that holds the kitchen's lock. Empty without posts. */
  work: readonly PostTask[];
}

export function ordersStatement(written: WrittenOrder[]): Statement {
  const placed = written.map(({ order }) => order);
  const arrivals = written.flatMap(({ arrival }) => arrival ?? []);
  return {
    name: 'insert_orders',
    text: insertText,
    values: [
      toJson(orders, placed.map(rowOf)),
      toJson(
        orderLines,
        placed.flatMap(({ id, lines }) =>
          lines.map(({ facts, ...line }, position) => ({ ...line, facts: recordFacts(facts), orderId: id, position })),
        ),
      ),
      toJson(
        orderTaxes,
        placed.flatMap(({ id, taxes }) => taxes.map((tax) => ({ ...tax, orderId: id }))),
      ),
      toJson(
        orderEvents,
        written.flatMap(({ order, arrival }) => [placedEvent(order), ...(arrival ? arrivalEvents(arrival) : [])]),
      ),
      toJson(
        outbox,
        written.flatMap(({ tasks }) => tasks),
      ),
      arrivalsJson(arrivals),
      written[0]?.catalogueVersion ?? null,
      newPrintsJson(arrivalPrints(arrivals)),
      newWorkJson(written.map(({ order, work }) => ({ id: order.id, work }))),
      newTicketsJson(placed),
      toJson(
        orderCompanies,
        placed.flatMap(({ id, company, invoicing, placedAt }) =>
          company && invoicing ? [{ company, ...invoicing, orderId: id, at: toDate(placedAt), by: 'diner' }] : [],
        ),
      ),
    ],
  };
}

function rowOf({ lines: _, taxes: __, company: ___, invoicing: ____, ...order }: NewOrder): typeof orders.$inferInsert {
  return {
    ...order,
    // The number is a placeholder, because the statement takes the real one from a sequence.
    number: 0,
    wishes: wishesToWire(order.wishes),
    readyFrom: order.readyFrom && toDate(order.readyFrom),
    promisedAt: toDate(order.promisedAt),
    placedAt: toDate(order.placedAt),
  };
}

function recordFacts({ meats, isHomemade, hasAlcohol, isWithdrawable }: LineFacts): FactsRecord {
  return {
    ...(meats && { meats }),
    ...(isHomemade && { homemade: true }),
    ...(hasAlcohol && { alcohol: true }),
    ...(isWithdrawable && { withdrawal: true }),
  };
}

function factsOf({ meats, homemade, alcohol, withdrawal }: FactsRecord): LineFacts {
  return {
    ...(meats && { meats }),
    ...(homemade && { isHomemade: true }),
    ...(alcohol && { hasAlcohol: true }),
    ...(withdrawal && { isWithdrawable: true }),
  };
}

/** An order with alcohol is placed only by a diner who declares to be an adult (LAW-25). */
function placedEvent(order: NewOrder): typeof orderEvents.$inferInsert {
  const { id, status, paymentMethod, totalCents, placedAt, lines } = order;
  const isAdult = lines.some(({ facts }) => facts.hasAlcohol);
  const data = { status, paymentMethod, totalCents, ...(isAdult && { adult: true }) };
  return { orderId: id, kind: 'placed', data, at: toDate(placedAt) };
}

/** Inserts all of the orders or none. Returns a function that gives their numbers, or null if nothing was written. */
export async function insertOrders(db: Db, written: WrittenOrder[]): Promise<((order: NewOrder) => number) | null> {
  const rows = await runStatement<{ id: string; number: number }>(db, ordersStatement(written));
  if (rows.length === 0 && written.length > 0) return null;
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return ({ id }) => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error('The database stored no order.');
    return number;
  };
}

export async function insertEvent(tx: Db, orderId: string, event: OrderEvent): Promise<void> {
  await insertEvents(tx, orderId, [event]);
}

export async function insertEvents(tx: Db, orderId: string, events: OrderEvent[]): Promise<void> {
  await tx.insert(orderEvents).values(events.map(({ kind, data, at }) => ({ orderId, kind, data, at: toDate(at) })));
}

/** Ends an order with its event and tasks. Returns false and writes nothing if the order is not pending. */
export async function endOrder(
  tx: Db,
  orderId: string,
  end: {
    status: 'paid' | 'cancelled';
    at: Temporal.Instant;
    data: Record<string, unknown>;
    tasks: OutboxTask[];
    paidBy?: PaymentFacts | null;
  },
): Promise<boolean> {
  const { status, at, data, tasks, paidBy = null } = end;
  if (!(await moveStatus(tx, orderId, { status, at, paidBy }))) return false;
  await insertEvent(tx, orderId, { kind: status, data, at });
  await insertTasks(tx, tasks);
  return true;
}

interface StatusMove {
  status: 'paid' | 'cancelled';
  at: Temporal.Instant;
  paidBy?: PaymentFacts | null;
  /** The cash of an order that is cancelled was presumed to be collected, so that the books take the sale back (BOK-20). */
  isPresumed?: boolean;
}

/** Moves a pending order and writes it into the books. Returns false if the order is not pending. */
export async function moveStatus(
  tx: Db,
  orderId: string,
  { status, at, paidBy = null, isPresumed = false }: StatusMove,
): Promise<boolean> {
  const { number, mode, paymentMethod, transactionId, discountCents, deliveryCents, totalCents } = orders;
  const tipCents = sql<number>`coalesce(${orders.tipCents}, 0)`.mapWith(Number);
  const [ended] = await tx
    .update(orders)
    .set({ status, ...(paidBy && { paidBy }) })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
    .returning({ number, mode, paymentMethod, transactionId, discountCents, deliveryCents, totalCents, tipCents });
  if (!ended) return false;
  const { taxes, company } = await findTaxed(tx, orderId);
  const receipt = { ...ended, taxes };
  const channel = channelOf(company);
  const unpaid = moneyContent(receipt, channel);
  const entry =
    status === 'paid'
      ? ({ kind: 'payment', content: paymentContent(receipt, channel) } as const)
      : ({ kind: 'unpaid', content: isPresumed ? asPresumed(unpaid) : unpaid } as const);
  await insertEntries(tx, [{ ...entry, orderId, at }]);
  if (status === 'paid' && company) await issueInvoice(tx, orderId, { at, paidAt: at });
  return true;
}

/**
 * The VAT of an order, and the company of its invoice. It is a statement after the one that locks the order: a company that
 * was bound while that one waited is seen (LAW-68).
 */
export async function findTaxed(tx: Db, orderId: string) {
  const rows = await tx
    .select({ tax: orderTaxes, company: orderCompanies.company })
    .from(orders)
    .leftJoin(orderTaxes, eq(orderTaxes.orderId, orders.id))
    .leftJoin(orderCompanies, eq(orderCompanies.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return { taxes: rows.flatMap(({ tax }) => tax ?? []), company: rows[0]?.company ?? null };
}

export type OrderHead = Pick<Order, 'id' | 'number' | 'status' | 'totalCents' | 'readyFrom' | 'bodyHash'>;

export async function findOrderHead(db: Db, localId: string): Promise<OrderHead | null> {
  const { id, number, status, totalCents, readyFrom, bodyHash } = orders;
  const [row] = await db
    .select({ id, number, status, totalCents, readyFrom, bodyHash })
    .from(orders)
    .where(eq(orders.localId, localId));
  return row ? { ...row, readyFrom: row.readyFrom && toInstant(row.readyFrom) } : null;
}

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [row] = await selectOrders(db).where(eq(orders.id, id));
  return row ? ((await withLines(db, [row]))[0] ?? null) : null;
}

export async function findOrderNumber(db: Db, id: string): Promise<number | null> {
  const [row] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, id));
  return row?.number ?? null;
}

export async function findOrderByNumber(db: Db, number: number): Promise<Order | null> {
  const [row] = await selectOrders(db).where(eq(orders.number, number));
  return row ? ((await withLines(db, [row]))[0] ?? null) : null;
}

export async function listOrdersByIds(db: Db, ids: string[]): Promise<Order[]> {
  return withLines(db, await selectOrders(db).where(inArray(orders.id, ids)));
}

export async function listOrders(db: Db, options: { limit: number; offset?: number }): Promise<Order[]> {
  const rows = await selectOrders(db)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(options.limit)
    .offset(options.offset ?? 0);
  return withLines(db, rows);
}

export async function listUserOrders(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> {
  const rows = await selectOrders(db)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
    .offset(offset);
  return withLines(db, rows);
}

export async function countUserOrders(db: Db, userId: number): Promise<number> {
  return db.$count(orders, eq(orders.userId, userId));
}

/** Selects orders with the token of their page. Orders outside of the kitchen have no token. */
function selectOrders(db: Db) {
  return db
    .select({ order: orders, trackToken: orderProgress.trackToken, company: orderCompanies.company })
    .from(orders)
    .leftJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .leftJoin(orderCompanies, eq(orderCompanies.orderId, orders.id));
}

type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

async function withLines(db: Db, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
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
  return rows.map(({ order: row, trackToken, company }) => ({
    ...row,
    tipCents: row.tipCents ?? 0,
    trackToken,
    company,
    wishes: wishesFromWire(row.wishes ?? {}),
    readyFrom: row.readyFrom && toInstant(row.readyFrom),
    promisedAt: toInstant(row.promisedAt),
    placedAt: toInstant(row.placedAt),
    lines: lines
      .filter((line) => line.orderId === row.id)
      .map(({ orderId: _, position: __, facts, ...line }) => ({ ...line, facts: factsOf(facts ?? {}) })),
    taxes: taxes.filter((tax) => tax.orderId === row.id).map(({ orderId: _, ...tax }) => tax),
  }));
}

export async function listEvents(db: Db, orderId: string): Promise<OrderEvent[]> {
  const rows = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
  return rows.map(({ kind, data, at }) => ({ kind, data, at: toInstant(at) }));
}
