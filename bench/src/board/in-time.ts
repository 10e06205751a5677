import { setTimeout as sleep } from 'node:timers/promises';

/** Starts actions at a fixed rate, without waiting for the previous ones. */
export async function inTime<T>(list: readonly T[], perSecond: number, act: (one: T) => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const done = list.map(async (one, index) => {
    await sleep(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
    await act(one);
  });
  await Promise.all(done);
}
