export interface Counter {
  /** Counts one; returns how long to wait, in milliseconds, if the limit is reached; 0: it was counted. */
  take(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
}

/** About 2 MB a counter. */
const mostKeys = 10_000;

/**
 * Counts in memory, for this server alone. All windows have the same length, so keys end in the order in which they came. If there are too
 * many keys, the oldest is forgotten early: a flood of invented keys may free some, but refuses nobody else.
 */
export function createMemoryCounter(
  { points, seconds, most = mostKeys }: { points: number; seconds: number; most?: number },
  clock: () => number = () => performance.now(),
): Counter & { size(): number } {
  const windows = new Map<string, { count: number; until: number }>();

  function forget(now: number): void {
    for (const [key, { until }] of windows) {
      if (until > now && windows.size < most) return;
      windows.delete(key);
    }
  }

  return {
    take: async (key) => {
      const now = clock();
      const known = windows.get(key);
      if (known && known.until > now) {
        if (known.count >= points) return known.until - now;
        known.count += 1;
        return 0;
      }
      // A new window goes to the end of the order.
      windows.delete(key);
      forget(now);
      windows.set(key, { count: 1, until: now + seconds * 1000 });
      return points < 1 ? seconds * 1000 : 0;
    },
    giveBack: async (key) => {
      const known = windows.get(key);
      if (known && known.count > 0) known.count -= 1;
    },
    size: () => windows.size,
  };
}
