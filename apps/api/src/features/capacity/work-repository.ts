import { type Kitchen, type Mode, type PostTask, tasksOf } from '@comptoir/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { kitchenLoads, orderWork } from '../../db/schema/index.ts';
import { toJson } from '../../db/to-json.ts';

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

/** The JSON of `newWorkJson` is a parameter of this SQL, which gives the tasks of new orders to the kitchen. */
export const newWorkText = (parameter: string) => `
    insert into order_work (order_id, post, quarters, release, deadline)
    select order_id, post, quarters, release, deadline from jsonb_populate_recordset(null::order_work, ${parameter}::jsonb)`;

/** As `newWorkText`, the sums of the same tasks. `condition` is the SQL that says whether they are inserted. */
export const newLoadsText = (parameter: string, condition: string) => `
    insert into kitchen_loads (post, deadline, release, quarters)
    select post, deadline, release, sum(quarters) from jsonb_populate_recordset(null::order_work, ${parameter}::jsonb)
    ${condition}
    group by post, deadline, release
    on conflict (deadline, post, release) do update set quarters = kitchen_loads.quarters + excluded.quarters`;

export function newWorkJson(orders: readonly { id: string; work: readonly PostTask[] }[]): string {
  return toJson(
    orderWork,
    orders.flatMap(({ id, work }) => work.map((task) => ({ ...task, orderId: id }))),
  );
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
    if (task) await addLoad(tx, task);
    const windows = { release: task?.release ?? null, deadline: task?.deadline ?? null };
    await tx
      .update(orderWork)
      .set(windows)
      .where(and(isOrder, eq(orderWork.post, post)));
  }
}

async function addLoad(tx: Db, load: PostTask): Promise<void> {
  await tx
    .insert(kitchenLoads)
    .values(load)
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
