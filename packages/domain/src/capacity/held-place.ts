import type { Kitchen, PostTask } from './kitchen.ts';

/** The minutes for which a restaurant may hold a place (CAP-04). */
export const holdMinutes = { least: 1, most: 15, usual: 8 } as const;

/** True if the held tasks are at least as much work at each post, so that an order with these tasks needs no other place (CAP-06). */
export function coversTasks(held: readonly PostTask[], tasks: readonly PostTask[]): boolean {
  return tasks.every(({ post, quarters }) => held.some((one) => one.post === post && one.quarters >= quarters));
}

/** A kitchen that can do half of the work: what carts without an account may hold at most (CAP-08). */
export function halfOf(kitchen: Kitchen): Kitchen {
  const posts = kitchen.posts.map((post) => ({
    ...post,
    capacity: (from: number, to: number) => Math.floor(post.capacity(from, to) / 2),
  }));
  return { ...kitchen, posts };
}
