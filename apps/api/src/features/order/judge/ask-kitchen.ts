import type { OrderClaim } from '@comptoir/contract';
import { canMake, dishPosts, type PostTask, tasksOf, withDrive, workOf } from '@comptoir/domain';
import type { Judgement } from './judgement.ts';

/** What an order asks of the kitchen, and whether it can be done, if the order is due at a time. */
export interface AskedWork {
  tasksAt: (dueAt: Temporal.Instant) => PostTask[];
  canMake: (dueAt: Temporal.Instant) => boolean;
}

/** Without posts the kitchen is asked for nothing. */
export function askKitchen(
  { mode, lines, freeItems }: Pick<OrderClaim, 'mode' | 'lines' | 'freeItems'>,
  { busyKitchen, snapshot, now }: Pick<Judgement, 'busyKitchen' | 'snapshot' | 'now'>,
): AskedWork {
  if (!busyKitchen) return { tasksAt: () => [], canMake: () => true };
  const { kitchen, taken } = busyKitchen;
  const dishes = workOf([...lines, ...freeItems], snapshot.entries, dishPosts(kitchen));
  const work = withDrive(dishes, mode, kitchen);
  const placedAt = now.toInstant();
  const tasksAt = (dueAt: Temporal.Instant) => tasksOf(work, { mode, dueAt, placedAt }, kitchen);
  return { tasksAt, canMake: (dueAt) => canMake(tasksAt(dueAt), taken, kitchen) };
}
