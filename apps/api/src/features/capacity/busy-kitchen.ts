import { canMake, type Kitchen, type Mode, type PostTask, tasksOf, type Work, withDrive } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { kitchenOf } from './kitchen-of.ts';
import { listTasks } from './work-repository.ts';

/** The kitchen with what it has to do already. */
export interface BusyKitchen {
  kitchen: Kitchen;
  taken: PostTask[];
}

/** Null if the restaurant has declared no posts. */
export async function readBusyKitchen(db: Db, snapshot: Snapshot, now: Temporal.Instant): Promise<BusyKitchen | null> {
  const kitchen = kitchenOf(snapshot);
  return kitchen && { kitchen, taken: await listTasks(db, now) };
}

/** What an order asks of the kitchen, and whether it can be done, if the order is due at a time. */
export interface AskedWork {
  tasksAt: (dueAt: Temporal.Instant) => PostTask[];
  canMake: (dueAt: Temporal.Instant) => boolean;
}

/** Asks the kitchen for the work of an order's dishes; a delivery adds the drivers'. Without posts it is asked for nothing. */
export function askKitchen(
  busyKitchen: BusyKitchen | null,
  { mode, placedAt }: { mode: Mode; placedAt: Temporal.Instant },
  dishesOf: (kitchen: Kitchen) => Work,
): AskedWork {
  if (!busyKitchen) return { tasksAt: () => [], canMake: () => true };
  const { kitchen, taken } = busyKitchen;
  const work = withDrive(dishesOf(kitchen), mode, kitchen);
  const tasksAt = (dueAt: Temporal.Instant) => tasksOf(work, { mode, dueAt, placedAt }, kitchen);
  return { tasksAt, canMake: (dueAt) => canMake(tasksAt(dueAt), taken, kitchen) };
}
