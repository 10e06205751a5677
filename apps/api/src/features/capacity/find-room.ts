import { canMake, type Kitchen, type Mode, type PostTask } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { isHeldBy } from './busy-kitchen.ts';
import { listHolds } from './hold-repository.ts';
import { listTasks, lockKitchen } from './work-repository.ts';

export interface PlannedWork {
  order: { localId: string; mode: Mode; promisedAt: Temporal.Instant };
  /** Null if the restaurant has declared no posts. */
  kitchen: Kitchen | null;
  work: readonly PostTask[];
}

/**
 * Finds the orders that the kitchen has room for, in their sequence. An order whose own hold is enough for it has room (CAP-06).
 * Until the transaction ends, no other order or hold takes that room (CAP-07).
 */
export async function findRoom<Planned extends PlannedWork>(
  tx: Db,
  orders: readonly Planned[],
  now: Temporal.Instant,
): Promise<Planned[]> {
  if (orders.every(({ kitchen }) => kitchen === null)) return [...orders];
  await lockKitchen(tx);
  const taken = await listTasks(tx, now);
  let holds = await listHolds(tx, now);
  return orders.filter(({ order, kitchen, work }) => {
    const own = holds.find(({ localId }) => localId === order.localId);
    const others = holds.filter((hold) => hold !== own);
    const hasRoom =
      kitchen === null ||
      (own !== undefined && isHeldBy(own, { ...order, tasks: work })) ||
      canMake(work, [...taken, ...others.flatMap(({ tasks }) => tasks)], kitchen);
    if (hasRoom) {
      taken.push(...work);
      holds = others;
    }
    return hasRoom;
  });
}
