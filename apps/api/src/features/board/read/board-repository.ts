import { type BoardLine, type BoardOrder, wishesFromWire } from '@comptoir/contract';
import {
  alcoholEndAt,
  type DishChange,
  isForLater,
  kitchenTimes,
  listChanges,
  type OrderVersion,
  type PostTask,
  type Progress,
  packingNotesOf,
} from '@comptoir/domain';
import { and, asc, count, eq, gte, inArray, min, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { orderLines, orderProgress, orders, refunds } from '../../../db/schema/index.ts';
import { listTasksOf } from '../../capacity/work-repository.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { keptDrink } from '../../order/record/kept-drink.ts';
import { listPresumed } from '../../order/record/presumed-cash-repository.ts';
import { unitsLeft } from '../../payment/refund/refund-amounts.ts';
import { nameUnits, type Withdrawal } from '../../withdrawal/record/open-withdrawal.ts';
import { listWithdrawalsOf } from '../../withdrawal/record/withdrawal-repository.ts';

const isOpen = sql`${orderProgress.state} in ('new', 'accepted', 'ready', 'on_the_way')`;
/** A recently ended order has also changed recently, so this condition speeds up the search. */
const hasChangedLately = sql`${orderProgress.changedAt} > statement_timestamp() - interval '3 hours'`;

type BoardShop = Pick<Snapshot, 'office' | 'entries' | 'settings' | 'timeZone'>;

export function listShown(db: Db, endedSince: Temporal.Instant, shop: BoardShop): Promise<BoardOrder[]> {
  const hasEnded = and(hasChangedLately, gte(orderProgress.endedAt, toDate(endedSince)));
  return readOrders(db, or(isOpen, hasEnded), shop);
}

export function listByIds(db: Db, ids: string[], shop: BoardShop): Promise<BoardOrder[]> {
  return readOrders(db, inArray(orderProgress.orderId, ids), shop);
}

export function listByNumber(db: Db, number: number, shop: BoardShop): Promise<BoardOrder[]> {
  return readOrders(db, eq(orders.number, number), shop);
}

export async function listOpen(db: Db): Promise<OrderVersion[]> {
  return db.select({ id: orderProgress.orderId, version: orderProgress.version }).from(orderProgress).where(isOpen);
}

export async function countOpen(
  db: Db,
): Promise<{ byState: Partial<Record<Progress, number>>; oldestNew: Temporal.Instant | null }> {
  const { state, arrivedAt } = orderProgress;
  const rows = await db
    .select({ state, count: count(), oldest: min(arrivedAt) })
    .from(orderProgress)
    .where(isOpen)
    .groupBy(state);
  const oldest = rows.find((row) => row.state === 'new')?.oldest ?? null;
  return {
    byState: Object.fromEntries(rows.map((row) => [row.state, row.count])),
    oldestNew: oldest && toInstant(oldest),
  };
}

const { id, number, mode, readyFrom, placedAt, promisedAt, status, paymentMethod, totalCents } = orders;
const { firstName, lastName, phone, location, zone, wishes, tipCents } = orders;
const head = {
  id,
  number,
  mode,
  readyFrom,
  placedAt,
  promisedAt,
  status,
  paymentMethod,
  totalCents,
  firstName,
  lastName,
  phone,
  location,
  zone,
  wishes,
  tipCents,
};

type Head = Awaited<ReturnType<typeof readHeads>>[number];
type Line = Awaited<ReturnType<typeof readLines>>[number];
type Refund = Awaited<ReturnType<typeof readRefunds>>[number];

async function readOrders(db: Db, which: SQL | undefined, shop: BoardShop): Promise<BoardOrder[]> {
  const heads = await readHeads(db, which);
  if (heads.length === 0) return [];
  const ids = heads.map(({ order }) => order.id);
  const [lines, refunded] = [await readLines(db, ids), await readRefunds(db, ids)];
  const [withdrawnOf, tasksOf] = [await listWithdrawalsOf(db, ids), await listTasksOf(db, ids)];
  const presumed = await listPresumed(db, idsOfPresumable(heads));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(refunded, ({ orderId }) => orderId);
  return heads.map((row) =>
    toBoardOrder(row, {
      lines: linesOf.get(row.order.id) ?? [],
      refunded: refundsOf.get(row.order.id) ?? [],
      declared: withdrawnOf.get(row.order.id)?.filter(({ state }) => state !== 'refused') ?? [],
      tasks: tasksOf.get(row.order.id) ?? [],
      isPresumed: presumed.has(row.order.id),
      shop,
    }),
  );
}

function readHeads(db: Db, which: SQL | undefined) {
  return db
    .select({ order: head, progress: orderProgress })
    .from(orderProgress)
    .innerJoin(orders, eq(orders.id, orderProgress.orderId))
    .where(which);
}

/** Only cash of an order that is over can be presumed, so that a board of open orders asks for nothing. */
const idsOfPresumable = (heads: readonly Head[]) =>
  heads.flatMap(({ order, progress: { state } }) =>
    state === 'done' && order.paymentMethod === 'cash' && order.status === 'pending' ? [order.id] : [],
  );

function readLines(db: Db, ids: string[]) {
  const { orderId, position, itemId, categoryId, name, options, note, quantity, isFree } = orderLines;
  const hasAlcohol = sql<boolean | null>`${sql.raw(keptDrink)}`;
  return db
    .select({ orderId, position, itemId, categoryId, name, options, note, quantity, isFree, hasAlcohol })
    .from(orderLines)
    .where(inArray(orderId, ids))
    .orderBy(asc(position));
}

function readRefunds(db: Db, ids: string[]) {
  const { orderId, lines, units, amountCents, tipCents: tip, status, origin, note } = refunds;
  return db
    .select({ orderId, lines, units, amountCents, tip, status, origin, note })
    .from(refunds)
    .where(inArray(orderId, ids));
}

interface BoardParts {
  lines: Line[];
  refunded: Refund[];
  /** Without the refused ones. */
  declared: Withdrawal[];
  tasks: PostTask[];
  /** The books took its cash to be collected. */
  isPresumed: boolean;
  shop: BoardShop;
}

function toBoardOrder({ order, progress }: Head, parts: BoardParts): BoardOrder {
  const { lines, refunded, declared, tasks, isPresumed, shop } = parts;
  const dueAt = toInstant(progress.dueAt);
  const kept = refunded.filter(({ status }) => status !== 'refused');
  const left = unitsLeft(lines, kept);
  const { state, version } = progress;
  const hasAlcohol = lines.some((line) => line.hasAlcohol);
  const alcoholUntil = hasAlcohol ? alcoholEnd(order.promisedAt, shop) : null;
  const packing = packingNotesOf(wishesFromWire(order.wishes ?? {}), shop.settings.packaging);
  // What was withdrawn from after the hand-over is not the kitchen's any more.
  const withdrawn = declared.filter(({ until }) => !until);
  // A withdrawal holds its amount, whatever becomes of its refund.
  const backCents = sumOf(declared) + sumOf(kept.filter(({ origin }) => origin !== 'withdrawal'));
  return {
    id: order.id,
    number: order.number,
    version,
    state,
    mode: order.mode,
    arrivedAt: toInstant(progress.arrivedAt),
    promisedAt: toInstant(order.promisedAt),
    dueAt,
    ...kitchenTimes(dueAt, order.mode, shop.office),
    acceptedAt: progress.acceptedAt && toInstant(progress.acceptedAt),
    startedAt: progress.startedAt && toInstant(progress.startedAt),
    endedAt: progress.endedAt && toInstant(progress.endedAt),
    movedBy: progress.movedBy,
    isScheduled: isForLater({
      readyFrom: order.readyFrom && toInstant(order.readyFrom),
      placedAt: toInstant(order.placedAt),
    }),
    isSeen: progress.seenAt !== null,
    reason: progress.reason,
    message: progress.message,
    customer: { firstName: order.firstName, initial: [...order.lastName][0] ?? '', phone: order.phone },
    place: order.location && { ...order.location, zone: order.zone },
    dishes: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(tasks.length > 0 && { tasks }),
    paymentMethod: order.paymentMethod,
    ...cashOf(order, sumOf(withdrawn), isPresumed),
    totalCents: order.totalCents,
    ...tellTip(order.tipCents, kept),
    refundedCents: sumDone(kept),
    ...(backCents > 0 && { leftCents: order.totalCents - backCents }),
    hasRefusedRefund: refunded.some(({ status, note }) => status === 'refused' && note === null),
    ...(packing.length > 0 && { packing }),
    ...(alcoholUntil && { alcoholUntil }),
    lines: lines.map((line) => toBoardLine(line, shop, left[line.position] === 0)),
    withdrawn: nameUnits(
      withdrawn.flatMap(({ lines: units }) => units),
      lines,
    ),
  };
}

/** What is to be collected of an order. Presumed cash is not. */
function cashOf(
  { paymentMethod, status, totalCents: total }: Head['order'],
  withdrawnCents: number,
  isPresumed: boolean,
): Pick<BoardOrder, 'dueCents' | 'isUnpaid' | 'isCashPresumed'> {
  if (paymentMethod !== 'cash' || status !== 'pending') return { dueCents: 0 };
  if (isPresumed) return { dueCents: 0, isCashPresumed: true };
  const dueCents = total - withdrawnCents;
  return dueCents === 0 ? { dueCents, isUnpaid: true } : { dueCents };
}

/** The tip less what went back of it, if anything is left. */
function tellTip(givenCents: number | null, kept: Refund[]): Pick<BoardOrder, 'tipCents'> {
  const tipCents = kept.reduce((left, { tip }) => left - tip, givenCents ?? 0);
  return tipCents > 0 ? { tipCents } : {};
}

const sumDone = (kept: Refund[]) =>
  kept.reduce((sum, { status, amountCents, tip }) => sum + (status === 'done' ? amountCents + tip : 0), 0);

const sumOf = (parts: { amountCents: number }[]) => parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** When the hours of alcohol end that hold at a promised time (LAW-30). */
function alcoholEnd(promisedAt: Date, { settings, timeZone }: BoardShop): Temporal.Instant | null {
  const end = alcoholEndAt(promisedAt.getTime(), settings.alcohol, timeZone);
  return end === null ? null : Temporal.Instant.fromEpochMilliseconds(end);
}

function toBoardLine(
  { orderId: _, position: __, options, hasAlcohol, ...line }: Line,
  { entries }: BoardShop,
  isRefunded: boolean,
): BoardLine {
  const item = entries.get(line.itemId)?.item;
  return {
    ...line,
    changes: item ? listChanges(item, options) : options.flatMap(({ choices }) => choices.map(toChange)),
    options: options.map(({ name, choices }) => ({
      name,
      choices: choices.map(({ name, quantity }) => ({ name, quantity })),
    })),
    isRefunded,
    ...(hasAlcohol && { hasAlcohol }),
  };
}

const toChange = ({ name, quantity }: { name: string; quantity: number }): DishChange => ({
  name,
  quantity,
  group: null,
  isExtra: true,
});
