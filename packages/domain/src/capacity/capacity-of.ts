import type { TimeSpan } from '../calendar/wall-clock.ts';
import { quartersPerUnit } from '../menu/menu.ts';
import type { ChangedWindow, Post } from './post.ts';
import { windowMilliseconds, windowOf } from './window.ts';

/** The work that a post can do from one window to before another, in quarters of a unit. */
export type Capacity = (from: number, to: number) => number;

/**
 * The capacity of a post while the kitchen serves. `spans` are apart from each other; a window that they cover in part has that share.
 * What the kitchen chose for a window is what it does, as long as it serves in it at all.
 */
export function capacityOf(
  { perWindow }: Pick<Post, 'perWindow'>,
  spans: readonly TimeSpan[],
  changed: readonly Omit<ChangedWindow, 'post'>[] = [],
): Capacity {
  const first = windowOf(Math.min(...spans.map(({ start }) => start)));
  const served: number[] = [];
  for (const { start, end } of spans) {
    for (let at = start; at < end; ) {
      const window = windowOf(at);
      const next = Math.min(end, (window + 1) * windowMilliseconds);
      served[window - first] = (served[window - first] ?? 0) + next - at;
      at = next;
    }
  }
  const chosen = new Map(changed.map(({ window, units }) => [window, units]));
  const sums = [0];
  for (let index = 0; index < served.length; index += 1) {
    const share = (served[index] ?? 0) / windowMilliseconds;
    const units = share > 0 ? (chosen.get(first + index) ?? perWindow * share) : 0;
    sums.push((sums[index] ?? 0) + Math.floor(units * quartersPerUnit));
  }
  const before = (window: number) => sums[Math.min(Math.max(window - first, 0), served.length)] ?? 0;
  return (from, to) => before(to) - before(from);
}
