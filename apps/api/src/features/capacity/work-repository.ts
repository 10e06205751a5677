import { type Kitchen, type Mode, type PostTask, sumTasks, tasksOf, windowOf } from '@comptoir/domain';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { kitchenLoads, orderWork } from '../../db/schema/index.ts';

/** The key of the advisory lock that lets one transaction at a time change what the kitchen has to do (CAP-07). */
const kitchenLock = 7_031_976;

/** Waits until no other transaction changes what the kitchen has to do. The lock ends with the transaction. */
export async function lockKitchen(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${kitchenLock})`);
}

/** The instant from which the kitchen's loads count for what it does at another. */
export function loadsSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 });
}

/**
 * What the kitchen has to do from an instant on. Tasks of several orders for the same time are one. Those of the hours before are
 * listed too, because they fill windows in which later ones may have been begun.
 */
export async function listTasks(db: Db, now: Temporal.Instant): Promise<PostTask[]> {
  const { post, release, deadline, quarters } = kitchenLoads;
  const since = loadsSince(now).epochMilliseconds;
  return db
    .select({ post, release, deadline, quarters })
    .from(kitchenLoads)
    .where(and(gt(deadline, windowOf(since)), gt(quarters, 0)));
}

/** The tasks of each of these orders, without those that were given back. */
export async function listTasksOf(db: Db, orderIds: readonly string[]): Promise<Map<string, PostTask[]>> {
  const rows = await db
    .select()
    .from(orderWork)
    .where(inArray(orderWork.orderId, [...orderIds]))
    .orderBy(orderWork.post);
  const tasks = new Map<string, PostTask[]>();
  for (const { orderId, post, quarters, release, deadline } of rows) {
    if (release === null || deadline === null) continue;
    tasks.set(orderId, [...(tasks.get(orderId) ?? []), { post, quarters, release, deadline }]);
  }
  return tasks;
}

/** Gives the tasks of orders to the kitchen, in a transaction that holds its lock. A single statement, because all other orders wait for it. */
export async function insertWork(tx: Db, orders: readonly { id: string; tasks: readonly PostTask[] }[]): Promise<void> {
  const rows = orders.flatMap(({ id, tasks }) => tasks.map((task) => ({ ...task, orderId: id })));
  if (rows.length === 0) return;
  const given = tx.$with('given').as(tx.insert(orderWork).values(rows));
  await addLoads(tx.with(given), sumTasks(rows));
}

/** Gives an order's work back once, so that other orders can have its place (CAP-09). */
export async function giveWorkBack(tx: Db, orderId: string): Promise<void> {
  await moveTasks(tx, orderId, () => null);
}

interface MovedOrder {
  id: string;
  mode: Mode;
  placedAt: Temporal.Instant;
}

/** Moves an order's work to another time. It is never refused, because the kitchen may overfill its own evening (CAP-09). */
export async function moveWork(
  tx: Db,
  { id, mode, placedAt }: MovedOrder,
  dueAt: Temporal.Instant,
  kitchen: Kitchen,
): Promise<void> {
  await moveTasks(tx, id, ({ post, quarters }) => {
    const [task] = tasksOf({ [post]: quarters }, { mode, dueAt, placedAt }, kitchen);
    return task ?? null;
  });
}

type WorkRow = typeof orderWork.$inferSelect;

async function moveTasks(tx: Db, orderId: string, moved: (row: WorkRow) => PostTask | null): Promise<void> {
  const isOrder = eq(orderWork.orderId, orderId);
  const rows = await tx.select().from(orderWork).where(isOrder).for('update');
  if (rows.length === 0) return;
  await lockKitchen(tx);
  for (const row of rows) {
    const { post, quarters, release, deadline } = row;
    if (release === null || deadline === null) continue;
    const task = moved(row);
    await removeLoad(tx, { post, release, deadline, quarters });
    if (task) await addLoads(tx, [task]);
    const windows = { release: task?.release ?? null, deadline: task?.deadline ?? null };
    await tx
      .update(orderWork)
      .set(windows)
      .where(and(isOrder, eq(orderWork.post, post)));
  }
}

async function addLoads(tx: Pick<Db, 'insert'>, loads: PostTask[]): Promise<void> {
  await tx
    .insert(kitchenLoads)
    .values(loads)
    .onConflictDoUpdate({
      target: [kitchenLoads.deadline, kitchenLoads.post, kitchenLoads.release],
      set: { quarters: sql`${kitchenLoads.quarters} + excluded.quarters` },
    });
}

async function removeLoad(tx: Db, { post, release, deadline, quarters }: PostTask): Promise<void> {
  const isSame = [eq(kitchenLoads.post, post), eq(kitchenLoads.release, release), eq(kitchenLoads.deadline, deadline)];
  await tx
    .update(kitchenLoads)
    .set({ quarters: sql`${kitchenLoads.quarters} - ${quarters}` })
    .where(and(...isSame));
}
