import { canMake, type Kitchen, type PostTask } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { listTasks, lockKitchen } from './work-repository.ts';

export interface PlannedWork {
  /** Null if the restaurant has declared no posts. */
  kitchen: Kitchen | null;
  work: readonly PostTask[];
}

/** Finds the orders that the kitchen has room for, in their sequence. Until the transaction ends, no other one takes that room (CAP-07). */
export async function findRoom<Order extends PlannedWork>(
  tx: Db,
  orders: readonly Order[],
  now: Temporal.Instant,
): Promise<Order[]> {
  if (orders.every(({ work }) => work.length === 0)) return [...orders];
  await lockKitchen(tx);
  const taken = await listTasks(tx, now);
  return orders.filter(({ kitchen, work }) => {
    const hasRoom = kitchen === null || canMake(work, taken, kitchen);
    if (hasRoom) taken.push(...work);
    return hasRoom;
  });
}
