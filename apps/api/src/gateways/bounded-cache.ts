/** Keeps the answers that were used last, each for a limited time. */
export interface BoundedCache<T> {
  /** Undefined: not there, or too old. */
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

interface Options {
  /** Above it the one that was used longest ago makes room. */
  mostEntries: number;
  keptMilliseconds: number;
  /** A clock that never jumps, in milliseconds. */
  now?: () => number;
}

export function createBoundedCache<T>({
  mostEntries,
  keptMilliseconds,
  now = () => performance.now(),
}: Options): BoundedCache<T> {
  // A Map remembers the order of its insertions: the first entry is the one used longest ago.
  const entries = new Map<string, { value: T; at: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (now() - entry.at >= keptMilliseconds) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, at: now() });
      const [oldest] = entries.keys();
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
