import { and, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toInstant } from '../../db/instants.ts';
import { orderEvents, orderProgress, outbox, refunds } from '../../db/schema/index.ts';
import { countFailing, insertTasks } from '../../jobs/outbox/outbox-repository.ts';
import { listListeners } from '../push/push-repository.ts';
import { isWritten, noticeKind, type Step } from './notice-kind.ts';
import { noticeKeys, noticeMail, noticePush, noticeTask } from './notice-tasks.ts';

/** After this many failed attempts, about 75 seconds, the kitchen is asked to phone the diner. */
export const toldAttempts = 5;

interface Notice {
  orderId: string;
  version: number;
  step: Step;
}

/** Replaces the pending notices of an order. A channel that did not send "ready" gets no "corrected" either. */
export async function replaceNotice(tx: Db, { orderId, version, step }: Notice): Promise<void> {
  const unsent = (await dropNotices(tx, orderId)).filter((task) => task.kind === 'ready');
  const kind = noticeKind(step);
  if (kind === null) return;
  const browsers = await listListeners(tx, orderId);
  const ways = isWritten(kind, step) ? [null, ...browsers] : browsers;
  const told = ways.filter((way) => kind !== 'corrected' || !unsent.some((task) => task.subscriptionId === way));
  await insertTasks(
    tx,
    told.map((subscriptionId) => noticeTask(orderId, { kind, version, subscriptionId })),
  );
}

async function dropNotices(tx: Db, orderId: string) {
  const isOfOrder = sql`${outbox.payload} ->> 'orderId' = ${orderId}`;
  const dropped = await tx
    .delete(outbox)
    .where(and(isNull(outbox.doneAt), inArray(outbox.kind, [noticeMail.kind, noticePush.kind]), isOfOrder))
    .returning({ payload: outbox.payload });
  return dropped.flatMap(({ payload }) => {
    const push = noticePush.read(payload);
    const mail = noticeMail.read(payload);
    return push ?? (mail ? { ...mail, subscriptionId: null } : []);
  });
}

/** True if a notice was or is being sent. Pending notices stay locked, so that no worker sends them meanwhile. */
export async function wasTold(tx: Db, orderId: string): Promise<boolean> {
  const notices = await tx
    .select({ attempts: outbox.attempts })
    .from(outbox)
    .where(sql`starts_with(${outbox.key}, ${noticeKeys(orderId)})`)
    .for('update');
  return notices.some(({ attempts }) => attempts > 0);
}

export function countFailedNotices(db: Db): Promise<number> {
  return countFailing(db, noticeMail.kind, toldAttempts);
}

export async function findStanding(db: Db, orderId: string) {
  const { dueAt, reason, message, trackToken } = orderProgress;
  // The dishes that the kitchen marked as sold out in its refusal (LIV-28).
  const soldOut = sql<number[] | null>`${orderEvents.data} -> 'soldOut'`;
  const isRefusal = and(eq(orderEvents.orderId, orderProgress.orderId), eq(orderEvents.kind, 'refused'));
  // What its end pays back, which is less than the total if a part was refunded or withdrawn before.
  const isOfEnd = and(eq(refunds.orderId, orderId), inArray(refunds.origin, ['refused', 'cancelled']));
  const paidBack = db
    .select({ cents: sum(sql`${refunds.amountCents} + ${refunds.tipCents}`).mapWith(Number) })
    .from(refunds)
    .where(isOfEnd);
  const [row] = await db
    .select({
      dueAt,
      reason,
      message,
      trackToken,
      soldOut,
      paidBackCents: sql<number>`coalesce((${paidBack}), 0)::int`,
    })
    .from(orderProgress)
    .leftJoin(orderEvents, isRefusal)
    .where(eq(orderProgress.orderId, orderId));
  return row ? { ...row, soldOut: row.soldOut ?? [], dueAt: toInstant(row.dueAt) } : null;
}

export type OrderStanding = NonNullable<Awaited<ReturnType<typeof findStanding>>>;
