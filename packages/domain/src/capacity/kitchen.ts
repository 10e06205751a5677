import { type Mode, quartersPerUnit, type Work } from '../menu/menu.ts';
import { readyAtOf } from '../order/progress/kitchen-times.ts';
import type { Capacity } from './capacity-of.ts';
import { fits } from './fits.ts';
import type { Post } from './post.ts';
import { type Task, taskFor } from './task.ts';

/** A kitchen that promises no more than its posts can do. */
export interface Kitchen {
  posts: readonly OpenPost[];
  /** The minutes of the way to a diner. */
  travelMinutes: number;
}

interface OpenPost extends Post {
  capacity: Capacity;
}

export interface PostTask extends Task {
  post: string;
}

interface OrderTimes {
  mode: Mode;
  dueAt: Temporal.Instant;
  placedAt: Temporal.Instant;
}

/** The tasks of an order for a time: at the drivers' post until its delivery, at the others until it leaves. */
export function tasksOf(
  work: Work,
  { mode, dueAt, placedAt }: OrderTimes,
  { posts, travelMinutes }: Kitchen,
): PostTask[] {
  const readyAt = readyAtOf(dueAt, mode, travelMinutes);
  const tasks = posts.map((post) => {
    const at = post.isOfDrivers ? dueAt : readyAt;
    return { post: post.id, ...taskFor(post, work[post.id] ?? 0, { at, placedAt }) };
  });
  return tasks.filter(({ quarters }) => quarters > 0);
}

/** Sums the tasks of a post with the same windows, so that what follows counts windows and not orders (CAP-14). */
export function sumTasks(tasks: readonly PostTask[]): PostTask[] {
  const sums = new Map<string, PostTask>();
  for (const { post, release, deadline, quarters } of tasks) {
    const key = `${release} ${deadline} ${post}`;
    sums.set(key, { post, release, deadline, quarters: quarters + (sums.get(key)?.quarters ?? 0) });
  }
  return [...sums.values()];
}

/** The posts where dishes are made, which are all but that of the drivers. */
export function dishPosts({ posts }: Kitchen): readonly OpenPost[] {
  return posts.filter(({ isOfDrivers }) => !isOfDrivers);
}

/** Adds the drivers' minutes there and back, rounded up to five, to the work of a delivery's dishes. */
export function withDrive(work: Work, mode: Mode, { posts, travelMinutes }: Kitchen): Work {
  const drivers = posts.find(({ isOfDrivers }) => isOfDrivers);
  if (!drivers || mode === 'pickup') return work;
  return { ...work, [drivers.id]: Math.ceil((2 * travelMinutes) / 5) * 5 * quartersPerUnit };
}

/** True if the kitchen can do an order's tasks together with those that it has (CAP-01). */
export function canMake(tasks: readonly PostTask[], taken: readonly PostTask[], { posts }: Kitchen): boolean {
  return tasks.every((task) => {
    const post = posts.find(({ id }) => id === task.post);
    return (
      !post ||
      fits(
        task,
        taken.filter((other) => other.post === task.post),
        post.capacity,
      )
    );
  });
}
