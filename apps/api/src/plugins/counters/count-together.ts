import type { Counter } from './memory-counter.ts';

/** Something that is counted by several counters: by all of them or by none. */
export interface Count {
  /** Resolves with how long to wait, in milliseconds, where one of them would have too many; 0: all have counted it. */
  take(): Promise<number>;
  giveBack(): Promise<void>;
}

/** Counts by several counters as by one. */
export function countTogether(counts: { counter: Counter; key: string }[]): Count {
  return {
    take: async () => {
      for (const [index, { counter, key }] of counts.entries()) {
        const wait = await counter.take(key);
        if (wait === 0) continue;
        await countTogether(counts.slice(0, index)).giveBack();
        return wait;
      }
      return 0;
    },
    giveBack: async () => {
      for (const { counter, key } of counts) await counter.giveBack(key);
    },
  };
}
