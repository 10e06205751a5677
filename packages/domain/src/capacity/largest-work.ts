import type { TimeSpan } from '../calendar/wall-clock.ts';
import { capacityOf } from './capacity-of.ts';
import type { Post } from './post.ts';
import { windowMilliseconds, windowOf } from './window.ts';

/** The most work that one order can have at a post, in quarters of a unit, if the kitchen has nothing else to do in these spans (CAP-11). */
export function largestWork(post: Pick<Post, 'perWindow' | 'earlyMinutes'>, spans: readonly TimeSpan[]): number {
  const capacity = capacityOf(post, spans);
  const early = Math.ceil((post.earlyMinutes * 60_000) / windowMilliseconds);
  return spans
    .flatMap(({ start, end }) => {
      const first = windowOf(start) + 1;
      return Array.from({ length: Math.max(0, windowOf(end) - first + 1) }, (_, step) => first + step);
    })
    .reduce((most, deadline) => Math.max(most, capacity(deadline - early, deadline)), 0);
}
