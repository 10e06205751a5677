import type { SheetDispute } from '@comptoir/contract';
import { type DisputeState, isDisputeOver } from '@comptoir/domain';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { disputeFunds, disputes, orders, payments } from '../../../db/schema/index.ts';
import type { ProviderDispute } from '../../../gateways/payment/payment-gateway.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { insertEvent } from '../../order/record/order-repository.ts';
import { stepProgress } from '../../order/record/progress-repository.ts';

/** A payment whose disputes are looked up at the provider. */
export interface DisputedPayment {
  id: string;
  /** Null if it paid no order. */
  order: { id: string; number: number } | null;
}

/** Schedules a look-up of the disputes of a payment. False if the payment is not the shop's. */
export async function noteDisputeEvent(tx: Db, intentId: string, at: Temporal.Instant): Promise<boolean> {
  const due = await tx
    .update(payments)
    .set({ disputeCheckAt: toDate(at) })
    .where(eq(payments.id, intentId))
    .returning({ id: payments.id });
  return due.length > 0;
}

/** Schedules look-ups of the payments whose disputes are not known here. Foreign payments are left out. */
export async function noteUnknownDisputes(
  db: Db,
  found: readonly { id: string; intentId: string }[],
  at: Temporal.Instant,
): Promise<void> {
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  const rows = await db.select({ id: disputes.id }).from(disputes).where(inArray(disputes.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  const intentIds = found.filter(({ id }) => !known.has(id)).map(({ intentId }) => intentId);
  await db
    .update(payments)
    .set({ disputeCheckAt: toDate(at) })
    .where(inArray(payments.id, intentIds));
}

export async function listDueDisputes(db: Db, now: Temporal.Instant): Promise<DisputedPayment[]> {
  return db
    .select({ id: payments.id, order: { id: orders.id, number: orders.number } })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(lte(payments.disputeCheckAt, toDate(now)))
    .orderBy(asc(payments.disputeCheckAt));
}

export async function checkDisputesAgain(
  db: Db,
  paymentId: string,
  { readAt, nextCheckAt }: { readAt: Temporal.Instant; nextCheckAt: Temporal.Instant | null },
): Promise<void> {
  await db
    .update(payments)
    .set({ disputeCheckAt: nextCheckAt && toDate(nextCheckAt) })
    // An event that came meanwhile keeps its look-up.
    .where(and(eq(payments.id, paymentId), lte(payments.disputeCheckAt, toDate(readAt))));
}

/**
 * Writes what the provider says of a dispute, with its movements of money, which never change. The mail to the owners
 * and the events of the order, if there is one, come once, whatever is repeated.
 */
export async function writeDispute(
  db: Db,
  {
    orderId,
    dispute,
    at,
    tasks,
  }: { orderId: string | null; dispute: ProviderDispute; at: Temporal.Instant; tasks: OutboxTask[] },
): Promise<void> {
  const { id, amountCents, reason, state, openedAt, dueBy, isRefundable, funds } = dispute;
  const told = { state, dueBy: dueBy && toDate(dueBy), isRefundable };
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(disputes)
      .values({ id, orderId, amountCents, reason, openedAt: toDate(openedAt), ...told })
      .onConflictDoNothing()
      .returning({ id: disputes.id });
    const isNew = added.length > 0;
    if (isNew) {
      const data = { disputeId: id, reason, amountCents, dueAt: dueBy?.toString() ?? null };
      if (orderId) await insertEvent(tx, orderId, { kind: 'disputed', data, at });
      await insertTasks(tx, tasks);
    }
    const isEnded = await moveDispute(tx, { id, told, isNew });
    if (isEnded && orderId)
      await insertEvent(tx, orderId, { kind: 'dispute_ended', data: { disputeId: id, state }, at });
    const moved = funds.map(({ at: movedAt, ...fund }) => ({ ...fund, disputeId: id, orderId, at: toDate(movedAt) }));
    if (moved.length > 0) await tx.insert(disputeFunds).values(moved).onConflictDoNothing();
    if (orderId && (isNew || isEnded)) await stepProgress(tx, orderId);
  });
}

interface Told {
  state: DisputeState;
  dueBy: Date | null;
  isRefundable: boolean;
}

/** Stores how a dispute goes on. True if it has just ended. An ended one stays as it is. */
async function moveDispute(tx: Db, { id, told, isNew }: { id: string; told: Told; isNew: boolean }): Promise<boolean> {
  if (isNew) return isDisputeOver(told.state);
  const [before] = await tx.select({ state: disputes.state }).from(disputes).where(eq(disputes.id, id)).for('update');
  if (!before || isDisputeOver(before.state)) return false;
  await tx.update(disputes).set(told).where(eq(disputes.id, id));
  return isDisputeOver(told.state);
}

/** True if a dispute keeps an order's payment from being refunded (PYX-79). */
export async function isRefundBarred(db: Db, orderId: string): Promise<boolean> {
  return (await db.$count(disputes, and(eq(disputes.orderId, orderId), eq(disputes.isRefundable, false)))) > 0;
}

/** Lists the disputes of an order, oldest first. */
export async function listDisputesOf(db: Db, orderId: string): Promise<SheetDispute[]> {
  const { id, amountCents, reason, state, openedAt, dueBy, isRefundable } = disputes;
  const rows = await db
    .select({ id, amountCents, reason, state, openedAt, dueBy, isRefundable })
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(openedAt), asc(id));
  return rows.map((row) => ({
    ...row,
    openedAt: toInstant(row.openedAt),
    dueBy: row.dueBy && toInstant(row.dueBy),
  }));
}
