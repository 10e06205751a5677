import type { WithdrawnUnits } from '@comptoir/contract';
import { and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { orderEvents, orderLines, orderProgress, orders, refunds, withdrawals } from '../../../db/schema/index.ts';
import { listEvents, listOrdersByIds } from '../../order/record/order-repository.ts';
import { listRefundedParts } from '../../payment/refund/refund-repository.ts';
import { openWithdrawal, type SoldOrder, type Withdrawal } from './open-withdrawal.ts';

type Row = typeof withdrawals.$inferSelect;

const toWithdrawal = ({ remindedAt: _, by: __, ...row }: Row): Withdrawal => ({
  ...row,
  declaredAt: toInstant(row.declaredAt),
  until: row.until && toInstant(row.until),
  endedAt: row.endedAt && toInstant(row.endedAt),
});

/** Locks an order until the end of the transaction, as each step and each refund of it does. */
export async function holdSoldOrder(tx: Db, orderId: string): Promise<(SoldOrder & { version: number }) | null> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
  return (await listSoldOrders(tx, [orderId])).get(orderId) ?? null;
}

/** Reads orders of the kitchen with what was paid back of them or will be. */
export async function listSoldOrders(db: Db, ids: string[]): Promise<Map<string, SoldOrder & { version: number }>> {
  if (ids.length === 0) return new Map();
  const { orderId, state, endedAt, version } = orderProgress;
  const isTap = and(
    eq(orderEvents.orderId, orderId),
    inArray(orderEvents.kind, ['handed_over', 'delivered']),
    eq(orderEvents.at, endedAt),
    sql`${orderEvents.data} ->> 'by' is distinct from 'system'`,
  );
  const taps = db.select({ one: sql`1` }).from(orderEvents).where(isTap);
  const rows = await db
    .select({ orderId, state, endedAt, version, isHandOverTapped: sql<boolean>`exists (${taps})` })
    .from(orderProgress)
    .where(inArray(orderId, ids));
  const sold = new Map((await listOrdersByIds(db, ids)).map((order) => [order.id, order]));
  const parts = await listRefundedParts(db, ids);
  return new Map(
    rows.flatMap(({ orderId: id, version: seen, endedAt: end, ...ended }) => {
      const order = sold.get(id);
      const known = { ...ended, endedAt: end && toInstant(end) };
      return order ? [[id, { order, version: seen, ended: known, parts: parts.get(id) ?? [] }]] : [];
    }),
  );
}

/** Lists the units of an order of which its diner may withdraw. */
export async function listOpenUnits(db: Db, orderId: string, now: Temporal.ZonedDateTime): Promise<WithdrawnUnits[]> {
  const sold = (await listSoldOrders(db, [orderId])).get(orderId);
  const open = sold && openWithdrawal(sold, now);
  return open && open !== 'over' ? open.lines.map(({ line, units }) => ({ line, units })) : [];
}

/** Returns the orders of these that have a line of which units can be given back. */
export async function listMarkedOrders(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, ids), isMarked));
  return rows.map(({ id }) => id);
}

const isMarked = sql`${orderLines.facts} @> '{"withdrawal": true}'`;

/** The longest term in days: fourteen, and seven days without a working day. */
const longestDays = 22;

/** Lists orders with marked lines that may be open, the latest hand-over first, those without one before all others. */
export async function listOpenCandidates(
  db: Db,
  now: Temporal.Instant,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const { orderId, state, endedAt } = orderProgress;
  const marked = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isMarked));
  const since = toDate(now.subtract({ hours: 24 * longestDays }));
  const rows = await db
    .select({ id: orderId })
    .from(orderProgress)
    .where(
      and(
        sql`${state} not in ('refused', 'cancelled')`,
        or(isNull(endedAt), gte(endedAt, since)),
        sql`exists (${marked})`,
      ),
    )
    .orderBy(sql`${endedAt} desc nulls first`, asc(orderId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function findOrderIdByNumber(db: Db, number: number): Promise<string | null> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return row?.id ?? null;
}

export async function findWithdrawal(db: Db, id: string): Promise<Withdrawal | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row ? toWithdrawal(row) : null;
}

/** Locks a withdrawal until the end of the transaction. Lock its order before, if it has one. */
export async function holdWithdrawal(tx: Db, id: string): Promise<Withdrawal | null> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return row ? toWithdrawal(row) : null;
}

/** Lists the withdrawals of orders by the order's id, oldest first. */
export async function listWithdrawalsOf(db: Db, orderIds: string[]): Promise<Map<string | null, Withdrawal[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.orderId, orderIds))
    .orderBy(asc(withdrawals.declaredAt), asc(withdrawals.id));
  return Map.groupBy(rows.map(toWithdrawal), ({ orderId }) => orderId);
}

export type ListedWithdrawal = Withdrawal & { refundStatus: 'requested' | 'done' | 'refused' | null };

/** Lists open withdrawals, oldest first, then those that ended since an instant, the latest first. */
export async function listWithdrawals(db: Db, endedSince: Temporal.Instant): Promise<ListedWithdrawal[]> {
  const isShown = or(isNull(withdrawals.endedAt), gte(withdrawals.endedAt, toDate(endedSince)));
  return selectListed(db, isShown);
}

export async function findListed(db: Db, id: string): Promise<ListedWithdrawal | null> {
  return (await selectListed(db, eq(withdrawals.id, id)))[0] ?? null;
}

async function selectListed(db: Db, where: SQL | undefined): Promise<ListedWithdrawal[]> {
  const rows = await db
    .select({ withdrawal: withdrawals, refundStatus: refunds.status })
    .from(withdrawals)
    .leftJoin(refunds, eq(refunds.id, withdrawals.refundId))
    .where(where)
    .orderBy(sql`${withdrawals.endedAt} desc nulls first`, asc(withdrawals.declaredAt), asc(withdrawals.id));
  return rows.map(({ withdrawal, refundStatus }) => ({ ...toWithdrawal(withdrawal), refundStatus }));
}

/** Inserts a declaration. Returns false if its id is known. */
export async function insertWithdrawal(tx: Db, withdrawal: Withdrawal): Promise<boolean> {
  const { declaredAt, until, endedAt } = withdrawal;
  const inserted = await tx
    .insert(withdrawals)
    .values({
      ...withdrawal,
      declaredAt: toDate(declaredAt),
      until: until && toDate(until),
      endedAt: endedAt && toDate(endedAt),
    })
    .onConflictDoNothing({ target: withdrawals.id })
    .returning({ id: withdrawals.id });
  return inserted.length > 0;
}

export interface WithdrawalChange
  extends Partial<
    Pick<Withdrawal, 'orderId' | 'lines' | 'amountCents' | 'taxes' | 'until' | 'refundId' | 'endedAt' | 'note'>
  > {
  state: Withdrawal['state'];
  by?: string;
}

export async function changeWithdrawal(tx: Db, id: string, change: WithdrawalChange): Promise<void> {
  const { until, endedAt, ...rest } = change;
  await tx
    .update(withdrawals)
    .set({
      ...rest,
      ...(until !== undefined && { until: until && toDate(until) }),
      ...(endedAt !== undefined && { endedAt: endedAt && toDate(endedAt) }),
    })
    .where(eq(withdrawals.id, id));
}

/** The withdrawals of an order that was not paid yet: their units are not handed over, and not asked for in cash. */
export async function listUnpaid(tx: Db, orderId: string): Promise<Withdrawal[]> {
  const { state, refundId, declaredAt } = withdrawals;
  const rows = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), eq(state, 'settling'), isNull(refundId)))
    .orderBy(asc(declaredAt));
  return rows.map(toWithdrawal);
}

/**
 * True if a withdrawal took its units from an order that was not paid yet. Its refund does not tell so, because the
 * collection writes one too (LAW-39).
 */
export async function wasUnpaid(db: Db, { id, orderId }: Pick<Withdrawal, 'id' | 'orderId'>): Promise<boolean> {
  if (orderId === null) return false;
  const events = await listEvents(db, orderId);
  const paid = events.findIndex(({ kind }) => kind === 'paid' || kind === 'cash_presumed');
  return paid < 0 || events.findIndex(({ kind, data }) => kind === 'withdrawn' && data.withdrawalId === id) < paid;
}

/** Marks the declared withdrawals of before an instant as told a second time, and returns them. */
export async function remindOf(tx: Db, declaredBefore: Temporal.Instant, at: Temporal.Instant): Promise<Withdrawal[]> {
  const { state, remindedAt, declaredAt } = withdrawals;
  const rows = await tx
    .update(withdrawals)
    .set({ remindedAt: toDate(at) })
    .where(
      and(
        inArray(state, ['declared', 'unmatched']),
        isNull(remindedAt),
        sql`${declaredAt} < ${toDate(declaredBefore).toISOString()}`,
      ),
    )
    .returning();
  return rows.map(toWithdrawal);
}
