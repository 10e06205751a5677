import { canMake, type Kitchen, type Mode, type PostTask } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { isHeldBy } from './busy-kitchen.ts';
import type { Hold } from './hold-repository.ts';
import { readTakenWork } from './taken-work-repository.ts';
import { lockKitchen } from './work-repository.ts';

export interface PlannedWork {
  order: { localId: string; mode: Mode; promisedAt: Temporal.Instant };
  /** Null if the restaurant has declared no posts. */
  kitchen: Kitchen | null;
  work: readonly PostTask[];
}

interface Room<Planned> {
  /** The orders that the kitchen has room for, in their sequence. */
  roomy: Planned[];
  /** The `local_id`s of those that have a living hold. */
  held: string[];
  /** The living holds of others. */
  holds: Hold[];
}

/**
 * Finds the orders that the kitchen has room for. An order whose own hold is enough for it has room (CAP-06).
 * Until the transaction ends, no other order or hold takes that room (CAP-07).
 */
export async function findRoom<Planned extends PlannedWork>(
  tx: Db,
  orders: readonly Planned[],
  now: Temporal.Instant,
): Promise<Room<Planned>> {
  if (orders.every(({ kitchen }) => kitchen === null)) return { roomy: [...orders], held: [], holds: [] };
  await lockKitchen(tx);
  const known = await readTakenWork(tx, now);
  const taken = known.tasks;
  let holds = known.holds;
  const held: string[] = [];
  const roomy = orders.filter(({ order, kitchen, work }) => {
    const own = holds.find(({ localId }) => localId === order.localId);
    const others = holds.filter((hold) => hold !== own);
    const hasRoom =
      kitchen === null ||
      (own !== undefined && isHeldBy(own, { ...order, tasks: work })) ||
      canMake(work, [...taken, ...others.flatMap(({ tasks }) => tasks)], kitchen);
    if (hasRoom) {
      taken.push(...work);
      if (own) held.push(own.localId);
      holds = others;
    }
    return hasRoom;
  });
  return { roomy, held, holds };
}
