import {
  canMake,
  coversTasks,
  type Kitchen,
  type Mode,
  type PostTask,
  sumTasks,
  tasksOf,
  type Work,
  withDrive,
} from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Hold } from './hold-repository.ts';
import { kitchenOf } from './kitchen-of.ts';
import type { TakenWork } from './taken-work-repository.ts';

/** The kitchen with what it has to do already. */
export interface BusyKitchen {
  kitchen: Kitchen;
  /** The work of orders and of the holds of others, a task for each post and time. */
  taken: PostTask[];
  /** The living holds of others. */
  holds: Hold[];
  /** The living hold of the cart itself. */
  ownHold: Hold | null;
}

/** The kitchen as the cart with this `local_id` sees it. Null if the restaurant has declared no posts, which then reads nothing. */
export async function readBusyKitchen(
  snapshot: Snapshot,
  localId: string | null,
  readTaken: () => Promise<TakenWork>,
): Promise<BusyKitchen | null> {
  const kitchen = kitchenOf(snapshot);
  return kitchen && { kitchen, ...seenBy(await readTaken(), localId) };
}

/** What the kitchen has to do for others than the cart with this `local_id`. */
export function seenBy({ tasks, holds: living }: TakenWork, localId: string | null): Omit<BusyKitchen, 'kitchen'> {
  const holds = living.filter((hold) => hold.localId !== localId);
  const ownHold = living.find((hold) => hold.localId === localId) ?? null;
  return { taken: sumTasks([...tasks, ...holds.flatMap((hold) => hold.tasks)]), holds, ownHold };
}

/** What an order asks of the kitchen, and whether it can be done, if the order is due at a time. */
export interface AskedWork {
  tasksAt: (dueAt: Temporal.Instant) => PostTask[];
  canMake: (dueAt: Temporal.Instant) => boolean;
  /** The cart's own hold, if it is enough for this work at that time (CAP-06). */
  heldAt: (dueAt: Temporal.Instant) => Hold | null;
  /** The cart's own hold of an order as soon as possible, if it is enough for this work. */
  heldAsap: Hold | null;
}

/** Asks the kitchen for the work of an order's dishes; a delivery adds the drivers'. Without posts it is asked for nothing. */
export function askKitchen(
  busyKitchen: BusyKitchen | null,
  { mode, placedAt }: { mode: Mode; placedAt: Temporal.Instant },
  dishesOf: (kitchen: Kitchen) => Work,
): AskedWork {
  if (!busyKitchen) return { tasksAt: () => [], canMake: () => true, heldAt: () => null, heldAsap: null };
  const { kitchen, taken, ownHold } = busyKitchen;
  const work = withDrive(dishesOf(kitchen), mode, kitchen);
  const tasksFrom = (from: Temporal.Instant, dueAt: Temporal.Instant) =>
    tasksOf(work, { mode, dueAt, placedAt: from }, kitchen);
  const heldAt = (dueAt: Temporal.Instant) =>
    ownHold && isHeldBy(ownHold, { mode, promisedAt: dueAt, tasks: tasksFrom(ownHold.startedAt, dueAt) })
      ? ownHold
      : null;
  const tasksAt = (dueAt: Temporal.Instant) => tasksFrom(heldAt(dueAt)?.startedAt ?? placedAt, dueAt);
  return {
    tasksAt,
    canMake: (dueAt) => heldAt(dueAt) !== null || canMake(tasksAt(dueAt), taken, kitchen),
    heldAt,
    heldAsap: ownHold?.readyFrom ? heldAt(ownHold.promisedAt) : null,
  };
}

/** True if a hold is for the same mode and time, and for the same work or more. */
export function isHeldBy(
  hold: Hold,
  { mode, promisedAt, tasks }: { mode: Mode; promisedAt: Temporal.Instant; tasks: readonly PostTask[] },
): boolean {
  return hold.mode === mode && hold.promisedAt.equals(promisedAt) && coversTasks(hold.tasks, tasks);
}

/** The holds of a slot, each of which will take one of its places. */
export function holdsOfSlot(
  holds: readonly Hold[],
  { mode, date, value }: { mode: Mode; date: string; value: string },
): number {
  return holds.filter((hold) => hold.mode === mode && hold.slot?.date === date && hold.slot.value === value).length;
}
