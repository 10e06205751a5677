import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toInstant } from '../../db/instants.ts';
import { orderEvents, orderProgress, outbox } from '../../db/schema/index.ts';
import { countFailing, insertTasks, type OutboxTask } from '../../jobs/outbox/outbox-repository.ts';
import { listListeners } from '../push/push-repository.ts';
import { isWritten, type NoticeKind, noticeKind, type Step } from './notice-kind.ts';

export const noticeTaskKind = 'notice';
export const noticePushKind = 'notice-push';

/** After so many attempts, a minute and a quarter, somebody is told to call; it goes on being tried. */
export const toldAttempts = 5;

/** A mistaken tap is taken back within that, and the next step comes often as soon: the diner is told the last one alone (LIV-17). */
const holdSeconds = 20;

interface Notice {
  orderId: string;
  /** That the order has by the step. */
  version: number;
  step: Step;
}

/** What a task of a notice is about. */
export interface NoticeTask {
  orderId: string;
  kind: NoticeKind;
  /** The browser that is told; null: it is a mail. */
  subscriptionId: number | null;
}

/**
 * Asks for the notices of a step, in its transaction, in the place of those that were not sent yet: what those said is not so any more. By
 * each of its ways a diner who was not told that the order is ready is not told that it is not.
 */
export async function replaceNotice(tx: Db, { orderId, version, step }: Notice): Promise<void> {
  const unsaid = (await dropNotices(tx, orderId)).filter((task) => task.kind === 'ready');
  const kind = noticeKind(step);
  if (kind === null) return;
  const browsers = await listListeners(tx, orderId);
  const ways = isWritten(kind, step) ? [null, ...browsers] : browsers;
  const told = ways.filter((way) => kind !== 'corrected' || !unsaid.some((task) => task.subscriptionId === way));
  const tasks = told.map((subscriptionId) => taskOf({ orderId, kind, subscriptionId }, version));
  await insertTasks(tx, tasks);
}

function taskOf(task: NoticeTask, version: number): OutboxTask {
  const { orderId, kind, subscriptionId } = task;
  const key = `${noticeTaskKind}:${orderId}:${kind}:${version}`;
  const asked = { payload: { ...task }, delaySeconds: holdSeconds };
  return subscriptionId === null
    ? { ...asked, key, kind: noticeTaskKind }
    : { ...asked, key: `${key}:${subscriptionId}`, kind: noticePushKind };
}

/** Takes back what was not sent yet of an order; resolves with that. */
async function dropNotices(tx: Db, orderId: string): Promise<NoticeTask[]> {
  const isOfOrder = sql`${outbox.payload} ->> 'orderId' = ${orderId}`;
  const dropped = await tx
    .delete(outbox)
    .where(and(isNull(outbox.doneAt), inArray(outbox.kind, [noticeTaskKind, noticePushKind]), isOfOrder))
    .returning({ payload: outbox.payload });
  return dropped.map(({ payload }) => ({ subscriptionId: null, ...payload }) as NoticeTask);
}

/**
 * Whether something was sent to the diner since the order came, or is being sent at this moment. What is not is held until the end of the
 * transaction: nobody begins to send it meanwhile.
 */
export async function wasTold(tx: Db, orderId: string): Promise<boolean> {
  const notices = await tx
    .select({ attempts: outbox.attempts })
    .from(outbox)
    .where(sql`starts_with(${outbox.key}, ${`${noticeTaskKind}:${orderId}:`})`)
    .for('update');
  return notices.some(({ attempts }) => attempts > 0);
}

/** How many notices failed so often that somebody was told to call, and are still tried. */
export function countFailedNotices(db: Db): Promise<number> {
  return countFailing(db, noticeTaskKind, toldAttempts);
}

/** How an order stands, for its notice; null: it never came to the kitchen. */
export async function findStanding(db: Db, orderId: string) {
  const { dueAt, reason, message, trackToken } = orderProgress;
  // The dishes that it was refused for, as the kitchen ticked them (LIV-28).
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
