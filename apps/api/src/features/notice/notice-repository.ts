import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toInstant } from '../../db/instants.ts';
import { orderEvents, orderProgress, outbox } from '../../db/schema/index.ts';
import { countFailing, insertTasks } from '../../jobs/outbox/outbox-repository.ts';
import { listListeners } from '../push/push-repository.ts';
import { isWritten, noticeKind, type Step } from './notice-kind.ts';
import { noticeKeys, noticeMail, noticePush, noticeTask } from './notice-tasks.ts';

/** Failed attempts, a minute and a quarter in all, after which the kitchen is asked to call. The mail is still tried. */
export const toldAttempts = 5;

interface Notice {
  orderId: string;
  version: number;
  step: Step;
}

/**
 * Inserts the notices of a step, in the transaction of the step, and deletes those that wait: they no longer say the truth. A way (mail or
 * browser) by which "ready" was never sent gets no "corrected" either.
 */
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

/** Deletes the notices of an order that wait to be sent, and returns them; `subscriptionId` is null for a mail. */
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

/** Whether a notice was sent to the diner, or is being sent. The others are locked until the end of the transaction, so no worker sends them meanwhile. */
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

/** Reads the progress of an order for its notice; null: the order never came to the kitchen. */
export async function findStanding(db: Db, orderId: string) {
  const { dueAt, reason, message, trackToken } = orderProgress;
  // The sold-out dishes of a refusal, as the kitchen ticked them (LIV-28).
  const soldOut = sql<number[] | null>`${orderEvents.data} -> 'soldOut'`;
  const isRefusal = and(eq(orderEvents.orderId, orderProgress.orderId), eq(orderEvents.kind, 'refused'));
  const [row] = await db
    .select({ dueAt, reason, message, trackToken, soldOut })
    .from(orderProgress)
    .leftJoin(orderEvents, isRefusal)
    .where(eq(orderProgress.orderId, orderId));
  return row ? { ...row, soldOut: row.soldOut ?? [], dueAt: toInstant(row.dueAt) } : null;
}

export type OrderStanding = NonNullable<Awaited<ReturnType<typeof findStanding>>>;
