import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toInstant } from '../../db/instants.ts';
import { orderProgress, outbox } from '../../db/schema/index.ts';
import { insertTasks } from '../../jobs/outbox/outbox-repository.ts';
import type { NoticeKind } from './notice-kind.ts';

export const noticeTaskKind = 'notice';

/** A mistaken tap is taken back within that, and the next step comes often as soon: the diner is told the last one alone (LIV-17). */
const holdSeconds = 20;

interface Notice {
  orderId: string;
  /** That the order has by the step. */
  version: number;
  kind: NoticeKind | null;
}

/**
 * Asks for the notice of a step, in its transaction, in the place of one that was not sent yet: what that one said is not so any more. A
 * diner who was not told that the order is ready is not told that it is not.
 */
export async function replaceNotice(tx: Db, { orderId, version, kind }: Notice): Promise<void> {
  const dropped = await tx
    .delete(outbox)
    .where(
      and(isNull(outbox.doneAt), eq(outbox.kind, noticeTaskKind), sql`${outbox.payload} ->> 'orderId' = ${orderId}`),
    )
    .returning({ payload: outbox.payload });
  const wasUnsaid = dropped.some(({ payload }) => payload.kind === 'ready');
  if (kind === null || (kind === 'corrected' && wasUnsaid)) return;
  const key = `${noticeTaskKind}:${orderId}:${kind}:${version}`;
  await insertTasks(tx, [{ key, kind: noticeTaskKind, payload: { orderId, kind }, delaySeconds: holdSeconds }]);
}

/** How an order stands, for its notice; null: it never came to the kitchen. */
export async function findStanding(db: Db, orderId: string) {
  const { dueAt, reason, message } = orderProgress;
  const [row] = await db
    .select({ dueAt, reason, message })
    .from(orderProgress)
    .where(eq(orderProgress.orderId, orderId));
  return row ? { ...row, dueAt: toInstant(row.dueAt) } : null;
}

export type OrderStanding = NonNullable<Awaited<ReturnType<typeof findStanding>>>;
