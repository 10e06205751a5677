import { type AlarmStep, isForLater, type WaitingOrder } from '@comptoir/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toInstant } from '../../../db/instants.ts';
import { orderEvents, orderProgress, orders } from '../../../db/schema/index.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { insertEvent } from '../../order/record/order-repository.ts';

export interface UnansweredOrder extends Omit<WaitingOrder, 'serviceStart'> {
  id: string;
  number: number;
  version: number;
  given: AlarmStep[];
}

export async function listUnanswered(db: Db): Promise<UnansweredOrder[]> {
  const step = sql<AlarmStep>`${orderEvents.data} ->> 'step'`;
  const alarms = db
    .select({ step })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderProgress.orderId), eq(orderEvents.kind, 'alarm')));
  const takenBack = db
    .select({ at: sql<Date | null>`max(${orderEvents.at})` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderProgress.orderId), eq(orderEvents.kind, 'taken_back')));
  const { orderId, version, arrivedAt, seenAt, state } = orderProgress;
  const rows = await db
    .select({
      id: orderId,
      version,
      arrivedAt,
      seenAt,
      number: orders.number,
      promisedAt: orders.promisedAt,
      readyFrom: orders.readyFrom,
      placedAt: orders.placedAt,
      takenBackAt: sql`(${takenBack})`.mapWith(orderEvents.at),
      given: sql<AlarmStep[]>`array(${alarms})`,
    })
    .from(orderProgress)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(state, 'new'))
    .orderBy(asc(arrivedAt));
  return rows.map(({ readyFrom, placedAt, ...row }) => ({
    ...row,
    arrivedAt: toInstant(row.arrivedAt),
    seenAt: row.seenAt && toInstant(row.seenAt),
    takenBackAt: row.takenBackAt && toInstant(row.takenBackAt),
    promisedAt: toInstant(row.promisedAt),
    isScheduled: isForLater({ readyFrom: readyFrom && toInstant(readyFrom), placedAt: toInstant(placedAt) }),
  }));
}

/** Records an alarm about an unanswered order. False if another server was first or the order was answered. */
export function noteAlarm(
  db: Db,
  orderId: string,
  { step, at, tasks }: { step: AlarmStep; at: Temporal.Instant; tasks: OutboxTask[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await tx
      .select({ orderId: orderProgress.orderId })
      .from(orderProgress)
      .where(and(eq(orderProgress.orderId, orderId), eq(orderProgress.state, 'new')))
      .for('update', { skipLocked: true });
    if (held.length === 0) return false;
    const isStep = sql`${orderEvents.data} ->> 'step' = ${step}`;
    const isGiven = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'alarm'), isStep);
    if ((await tx.$count(orderEvents, isGiven)) > 0) return true;
    await insertEvent(tx, orderId, { kind: 'alarm', data: { step }, at });
    await insertTasks(tx, tasks);
    return true;
  });
}
