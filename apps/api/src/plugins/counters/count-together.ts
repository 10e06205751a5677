import type { Counter } from './memory-counter.ts';

export interface Count {
  /** Returns 0 if all counters have counted, or the milliseconds to wait if one is at its limit. */
  take(): Promise<number>;
  giveBack(): Promise<void>;
}

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
