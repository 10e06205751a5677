import { type PostTask, windowOf } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { kitchenLoads, orderWork } from '../../db/schema/index.ts';
import { loadsSince, lockKitchen } from './work-repository.ts';

/** A sum of work in `kitchen_loads` that is not that of `order_work`. */
interface Drift extends PostTask {
  /** What the orders come to, in quarters of a unit. */
  worked: number;
}

/** Finds the sums that still count and are not those of the orders (CAP-09). One statement reads both, so that no order is in one alone. */
async function listDrifts(db: Db, now: Temporal.Instant): Promise<Drift[]> {
  const since = windowOf(loadsSince(now).epochMilliseconds);
  const { rows } = await db.execute(sql`
    with worked as (
      select post, release, deadline, sum(quarters)::int as quarters from ${orderWork}
      where deadline > ${since} group by post, release, deadline
    ), counted as (select post, release, deadline, quarters from ${kitchenLoads} where deadline > ${since})
    select post, release, deadline, coalesce(counted.quarters, 0) as quarters, coalesce(worked.quarters, 0) as worked
    from counted full join worked using (post, release, deadline)
    where coalesce(counted.quarters, 0) <> coalesce(worked.quarters, 0)`);
  return rows as unknown as Drift[];
}

/** The number of sums that are not those of the orders; it is always 0, unless the database was changed by hand. */
export async function countLoadDrifts(db: Db, now: Temporal.Instant): Promise<number> {
  return (await listDrifts(db, now)).length;
}

/** Counts the work of all orders again that still count. Returns the number of sums that were wrong. */
export async function recountLoads(db: Db, now: Temporal.Instant): Promise<number> {
  return db.transaction(async (tx) => {
    await lockKitchen(tx);
    const drifts = await listDrifts(tx, now);
    for (const { worked: quarters, ...load } of drifts)
      await tx
        .insert(kitchenLoads)
        .values({ ...load, quarters })
        .onConflictDoUpdate({
          target: [kitchenLoads.deadline, kitchenLoads.post, kitchenLoads.release],
          set: { quarters },
        });
    return drifts.length;
  });
}
