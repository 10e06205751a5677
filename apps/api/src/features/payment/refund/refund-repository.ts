import { randomUUID } from 'node:crypto';
import type { LiveRefund } from '@comptoir/contract';
import { type RefundContent, type RefundReason, refundContent } from '@comptoir/domain';
import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { orderCompanies, orders, payments, refunds, withdrawals } from '../../../db/schema/index.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { issueCredit } from '../../document/issue-document.ts';
import { insertEntries } from '../../entry/entry-repository.ts';
import type { Order } from '../../order/record/order.ts';
import { findOrder, insertEvent } from '../../order/record/order-repository.ts';
import { stepProgress } from '../../order/record/progress-repository.ts';
import type { RefundRefusal } from './decide-refund.ts';
import type { RefundedPart } from './refund-amounts.ts';

/** The first key of the advisory locks of those who ask for refunds. All servers must use the same key. */
const askerLock = 26;

export interface Refund extends RefundedPart {
  id: string;
  orderId: string;
  status: 'requested' | 'done' | 'refused';
  requestedAt: Temporal.Instant;
}

type Row = typeof refunds.$inferSelect;
const toRefund = ({ id, orderId, lines, units, amountCents, taxes, status, requestedAt }: Row): Refund => ({
  id,
  orderId,
  lines,
  units,
  amountCents,
  taxes,
  status,
  requestedAt: toInstant(requestedAt),
});

export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ? toRefund(row) : null;
}

/** Lists the refunds of orders, oldest first, without rejected ones. Orders without refunds are absent. */
export async function listPaidBack(db: Db, orderIds: string[]): Promise<Map<string, LiveRefund[]>> {
  const { orderId, lines, amountCents, status, requestedAt, settledAt } = refunds;
  const rows = await db
    .select({ orderId, lines, amountCents, status, requestedAt, settledAt })
    .from(refunds)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(requestedAt));
  const told = rows.map(({ requestedAt: asked, settledAt: settled, ...refund }) => ({
    ...refund,
    at: toInstant(settled ?? asked),
  }));
  return Map.groupBy(told, (refund) => refund.orderId);
}

/**
 * The sum in cents of what a person asked to pay back since an instant, without refused refunds (REP-26). The person's
 * other refunds wait for the end of the transaction, so that two at once can't both pass a limit.
 */
export async function sumAskedBy(tx: Db, staffId: number, since: Temporal.Instant): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${askerLock}, ${staffId})`);
  const [row] = await tx
    .select({ cents: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.staffId, staffId), gte(refunds.requestedAt, toDate(since)), ne(refunds.status, 'refused')));
  return row?.cents ?? 0;
}

export async function listDueRefunds(db: Db, now: Temporal.Instant): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(lte(refunds.nextCheckAt, toDate(now)))
    .orderBy(asc(refunds.nextCheckAt));
  return rows.map(toRefund);
}

export async function noteRefundEvent(tx: Db, intentId: string, at: Temporal.Instant): Promise<boolean> {
  const orderOf = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.id, intentId));
  const due = await tx
    .update(refunds)
    .set({ nextCheckAt: toDate(at) })
    .where(and(inArray(refunds.orderId, orderOf), eq(refunds.method, 'card'), ne(refunds.status, 'refused')))
    .returning({ id: refunds.id });
  return due.length > 0;
}

/** Lists what was paid back of orders, or will be: their refunds, and withdrawals that were not refused. */
export async function listRefundedParts(db: Db, orderIds: string[]): Promise<Map<string, RefundedPart[]>> {
  // A withdrawal holds its units and its amount from the declaration on, whatever becomes of its refund.
  const paid = await db
    .select({
      orderId: refunds.orderId,
      lines: refunds.lines,
      units: refunds.units,
      amountCents: refunds.amountCents,
      taxes: refunds.taxes,
    })
    .from(refunds)
    .where(
      and(
        inArray(refunds.orderId, orderIds),
        ne(refunds.status, 'refused'),
        or(isNull(refunds.origin), ne(refunds.origin, 'withdrawal')),
      ),
    );
  const { orderId, lines, amountCents, taxes, state } = withdrawals;
  const withdrawn = await db
    .select({ orderId, lines, amountCents, taxes })
    .from(withdrawals)
    .where(and(inArray(orderId, orderIds), ne(state, 'refused')));
  const parts = withdrawn.map(({ lines: units, ...part }) => ({
    ...part,
    units,
    lines: units.map(({ line }) => line),
  }));
  return Map.groupBy<string | null, RefundedPart & { orderId: string | null }>(
    [...paid, ...parts],
    ({ orderId: id }) => id,
  ) as Map<string, RefundedPart[]>;
}

export type RefundOrigin = 'refused' | 'cancelled' | 'no_show';

interface Request {
  at: Temporal.Instant;
  origin: RefundOrigin | null;
  /** The member of staff who asked for the refund, and why. */
  staff?: StaffRefund;
  /** Computes the refund, or says why none is possible. */
  decide: (order: Order, before: RefundedPart[], tx: Db) => Decision | Promise<Decision>;
}

type Decision = RefundedPart | RefundRefusal;

/** What is kept of a refund that a member of staff asked for (REP-22). `staffId` is null for a device. */
interface StaffRefund {
  id: string;
  reason: RefundReason;
  remark: string | null;
  by: string;
  staffId: number | null;
}

export async function requestRefund(
  db: Db,
  orderId: string,
  request: Omit<Request, 'origin'>,
): Promise<Refund | RefundRefusal> {
  return db.transaction((tx) => writeRefund(tx, orderId, { ...request, origin: null }));
}

/** The order is locked, so that concurrent refunds never pay twice. The provider is called after the commit. */
export async function writeRefund(
  tx: Db,
  orderId: string,
  { at, origin, staff, decide }: Request,
): Promise<Refund | RefundRefusal> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const order = await findOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const part = await decide(order, (await listRefundedParts(tx, [orderId])).get(orderId) ?? [], tx);
  if (typeof part === 'string') return part;
  const { paymentMethod: method } = order;
  return insertRefund(tx, orderId, part, { method, origin, at, isDone: method === 'cash', ...(staff && { staff }) });
}

interface NewRefund {
  method: Order['paymentMethod'];
  origin: RefundOrigin | 'withdrawal' | null;
  at: Temporal.Instant;
  /** The money was given back already. */
  isDone: boolean;
  staff?: StaffRefund;
}

/** Inserts a refund with its event. A provider is asked after the commit; cash that is not done waits for a tap. */
export async function insertRefund(
  tx: Db,
  orderId: string,
  { lines, units, amountCents, taxes }: RefundedPart,
  { method, origin, at, isDone, staff }: NewRefund,
): Promise<Refund> {
  const status = isDone ? 'done' : 'requested';
  const refund: Refund = {
    id: staff?.id ?? randomUUID(),
    orderId,
    lines,
    units,
    amountCents,
    taxes,
    status,
    requestedAt: at,
  };
  const now = toDate(at);
  const settledAt = isDone ? now : null;
  const nextCheckAt = isDone || method === 'cash' ? null : now;
  await tx.insert(refunds).values({ ...refund, ...staff, method, origin, requestedAt: now, settledAt, nextCheckAt });
  const asked = staff && { by: staff.by, refundReason: staff.reason };
  await insertEvent(tx, orderId, {
    kind: isDone ? 'refunded' : 'refund_requested',
    data: { ...dataOf(refund), ...asked },
    at,
  });
  await enterRefund(tx, refund, isDone ? 'done' : 'asked', at);
  return refund;
}

export async function checkRefundAgain(
  db: Db,
  { id, status }: Refund,
  nextCheckAt: Temporal.Instant | null,
): Promise<void> {
  await db
    .update(refunds)
    .set({ nextCheckAt: nextCheckAt && toDate(nextCheckAt) })
    .where(and(eq(refunds.id, id), eq(refunds.status, status)));
}

interface RefundEnd {
  status: 'done' | 'refused';
  at: Temporal.Instant;
  nextCheckAt: Temporal.Instant | null;
  tasks: OutboxTask[];
}

/** Records the result of a refund and its tasks once. A successful refund may still be rejected days later. */
export async function endRefund(db: Db, refund: Refund, { status, at, nextCheckAt, tasks }: RefundEnd): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(refunds)
      .set({ status, settledAt: toDate(at), nextCheckAt: nextCheckAt && toDate(nextCheckAt) })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, refund.status)))
      .returning({ id: refunds.id });
    if (ended.length === 0) return;
    const kind = status === 'done' ? 'refunded' : 'refund_refused';
    await insertEvent(tx, refund.orderId, { kind, data: dataOf(refund), at });
    await enterRefund(tx, refund, status, at);
    if (status === 'done') await settleWithdrawal(tx, refund.id, at);
    await stepProgress(tx, refund.orderId);
    await insertTasks(tx, tasks);
  });
}

/** Writes what happened to a refund into the books (BOK-01). */
async function enterRefund(tx: Db, refund: Refund, state: RefundContent['state'], at: Temporal.Instant): Promise<void> {
  const { id, orderId } = refund;
  const [told] = await tx
    .select({
      number: orders.number,
      method: refunds.method,
      origin: refunds.origin,
      reason: refunds.reason,
      company: orderCompanies.orderId,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(orderCompanies, eq(orderCompanies.orderId, refunds.orderId))
    .where(eq(refunds.id, id));
  if (!told) throw new Error(`There is no refund ${id}.`);
  const { company, ...sold } = told;
  const channel = company === null ? ('public' as const) : ('company' as const);
  const content = refundContent({ ...refund, ...sold, channel }, state);
  await insertEntries(tx, [{ kind: 'refund', orderId, at, content }]);
  if (state === 'done' && company !== null) await issueCredit(tx, { orderId, refundId: id }, at);
}

/** Ends the withdrawal that a refund belongs to, if there is one. */
export async function settleWithdrawal(tx: Db, refundId: string, at: Temporal.Instant): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ state: 'settled', endedAt: toDate(at) })
    .where(and(eq(withdrawals.refundId, refundId), eq(withdrawals.state, 'settling')));
}

function dataOf({ id, lines, units, amountCents, taxes }: Refund): Record<string, unknown> {
  return { refundId: id, lines, ...(units && { units }), amountCents, taxes };
}
