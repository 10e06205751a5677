export interface Counter {
  /** Returns 0 if the request was counted, or the milliseconds to wait if the limit is reached. */
  take(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
}

/** The maximum number of keys in memory, which need about 2 MB. */
const mostKeys = 10_000;

/** All windows have the same length, so the oldest key expires first. A flood only drops the oldest keys early. */
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
      // A renewed key must move to the end of the insertion order.
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
