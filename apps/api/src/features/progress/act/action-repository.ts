import { type EndReason, isForLater, type OrderProgress } from '@comptoir/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { orderLines, orderProgress, orders, refunds } from '../../../db/schema/index.ts';
import { keptDrink } from '../../order/record/kept-drink.ts';
import type { Order } from '../../order/record/order.ts';
import { settleWithdrawal } from '../../payment/refund/refund-repository.ts';

export interface HeldOrder
  extends Pick<
    Order,
    | 'id'
    | 'number'
    | 'mode'
    | 'dateText'
    | 'placedAt'
    | 'promisedAt'
    | 'paymentMethod'
    | 'status'
    | 'totalCents'
    | 'tipCents'
  > {
  isScheduled: boolean;
  /** True if a dish that is to be handed over, or a choice of one, is an alcoholic drink. */
  hasAlcohol: boolean;
  version: number;
  progress: OrderProgress;
  /** True if the provider rejected a refund and staff have not recorded another settlement. */
  hasRefusedRefund: boolean;
  movedBy: string | null;
}

const dateOf = (instant: Temporal.Instant | null) => instant && toDate(instant);
const instantOf = (date: Date | null) => date && toInstant(date);

export async function holdOrder(tx: Db, orderId: string): Promise<HeldOrder | null> {
  const refused = tx.select({ one: sql`1` }).from(refunds).where(unsettled(orderId));
  const drinks = tx.select({ one: sql`1` }).from(orderLines).where(isDrink(orderId));
  const [row] = await tx
    .select({
      order: orders,
      progress: orderProgress,
      hasRefusedRefund: sql<boolean>`exists (${refused})`,
      hasAlcohol: sql<boolean>`exists (${drinks})`,
    })
    .from(orders)
    .innerJoin(orderProgress, eq(orderProgress.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .for('no key update');
  if (!row) return null;
  const { id, number, mode, dateText, readyFrom, placedAt, promisedAt, paymentMethod, status, totalCents } = row.order;
  const tipCents = row.order.tipCents ?? 0;
  const { state, stateBefore, version, movedBy, dueAt, acceptedAt, startedAt, readyTappedAt, leftAt, endedAt } =
    row.progress;
  return {
    id,
    number,
    mode,
    dateText,
    paymentMethod,
    status,
    totalCents,
    tipCents,
    version,
    movedBy,
    placedAt: toInstant(placedAt),
    promisedAt: toInstant(promisedAt),
    isScheduled: isForLater({ readyFrom: instantOf(readyFrom), placedAt: toInstant(placedAt) }),
    hasRefusedRefund: row.hasRefusedRefund,
    hasAlcohol: row.hasAlcohol,
    progress: {
      state,
      stateBefore,
      dueAt: toInstant(dueAt),
      acceptedAt: instantOf(acceptedAt),
      startedAt: instantOf(startedAt),
      readyTappedAt: instantOf(readyTappedAt),
      leftAt: instantOf(leftAt),
      endedAt: instantOf(endedAt),
    },
  };
}

/** Writes an order's next state. Returns false if the order has changed since it was read (BRD-39). */
export async function moveProgress(
  tx: Db,
  { id, version }: Pick<HeldOrder, 'id' | 'version'>,
  progress: OrderProgress,
  { by, why }: { by: string | null; why: { reason: EndReason; message: string | null } | null },
): Promise<boolean> {
  const { state, stateBefore, dueAt, acceptedAt, startedAt, readyTappedAt, leftAt, endedAt } = progress;
  const moved = await tx
    .update(orderProgress)
    .set({
      state,
      stateBefore,
      dueAt: toDate(dueAt),
      acceptedAt: dateOf(acceptedAt),
      startedAt: dateOf(startedAt),
      readyTappedAt: dateOf(readyTappedAt),
      leftAt: dateOf(leftAt),
      endedAt: dateOf(endedAt),
      ...why,
      movedBy: by,
      version: version + 1,
      changedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(orderProgress.orderId, id), eq(orderProgress.version, version)))
    .returning({ version: orderProgress.version });
  return moved.length > 0;
}

export async function listDishIds(tx: Db, orderId: string): Promise<Set<number>> {
  const rows = await tx.select({ id: orderLines.itemId }).from(orderLines).where(eq(orderLines.orderId, orderId));
  return new Set(rows.map(({ id }) => id));
}

/** Notes how refused refunds were settled, which ends the withdrawals that they belong to. */
export async function settleRefunds(tx: Db, orderId: string, note: string, at: Temporal.Instant): Promise<void> {
  const settled = await tx.update(refunds).set({ note }).where(unsettled(orderId)).returning({ id: refunds.id });
  for (const { id } of settled) await settleWithdrawal(tx, id, at);
}

function unsettled(orderId: string) {
  return and(eq(refunds.orderId, orderId), eq(refunds.status, 'refused'), isNull(refunds.note));
}

function isDrink(orderId: string) {
  return and(eq(orderLines.orderId, orderId), sql.raw(keptDrink));
}
