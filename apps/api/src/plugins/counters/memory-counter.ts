/** What is counted in windows of one length, by keys. */
export interface Counter {
  /** Counts one. Resolves with how long to wait, in milliseconds, where that would be too many; 0: it was counted. */
  take(key: string): Promise<number>;
  /** Takes back what `take` counted. */
  giveBack(key: string): Promise<void>;
}

/** Keys of one counter: about 2 MB. */
const mostKeys = 10_000;

/**
 * Counts in memory, for this server alone. All windows are of one length, so the key that came first is the one that ends first: keys
 * whose window is over are forgotten from there, and where there are too many, the oldest one is, before its end. A flood of invented keys
 * so frees some of those that are counted, but nobody is refused for what others do.
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
      // Behind all others, as its window ends after theirs.
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
