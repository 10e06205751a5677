import type { Finding } from '@comptoir/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellOfWaiting, watchShop } from './watch-shop.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const bad = (id: string): Finding => ({ id, state: 'bad', says: `${id} manque.`, advice: null });
const hours = 3_600_000;

/** Watches a fake shop. `told` contains the ids of the findings in each mail. */
function openWatch() {
  let found: Finding[] = [];
  let fails = false;
  const told: string[][] = [];
  const end = watchShop({
    examine: async () => found,
    tell: async (findings) => {
      if (fails) throw new Error('no mail server');
      told.push(findings.map(({ id }) => id));
    },
    now: Date.now,
  });
  return {
    told,
    end,
    find: (...findings: Finding[]) => {
      found = findings;
    },
    failToTell: (does: boolean) => {
      fails = does;
    },
  };
}

it('tells the owner what to repair, once a day, and new faults at once [PLT-27]', async () => {
  const watch = openWatch();
  await vi.advanceTimersByTimeAsync(3 * hours);
  watch.find(bad('certificate'), { ...bad('backups'), state: 'doubtful' });
  await vi.advanceTimersByTimeAsync(5 * hours);
  expect(watch.told).toEqual([['certificate']]);
  watch.find(bad('certificate'), bad('clock'));
  await vi.advanceTimersByTimeAsync(5 * hours);
  expect(watch.told).toEqual([['certificate'], ['certificate', 'clock']]);
  await vi.advanceTimersByTimeAsync(24 * hours);
  expect(watch.told).toHaveLength(3);
  watch.find();
  await vi.advanceTimersByTimeAsync(48 * hours);
  expect(watch.told).toHaveLength(3);
});

it('tries again to tell what could not be told [PLT-27]', async () => {
  const watch = openWatch();
  watch.find(bad('mail'));
  watch.failToTell(true);
  await vi.advanceTimersByTimeAsync(2 * hours);
  watch.failToTell(false);
  await vi.advanceTimersByTimeAsync(hours);
  expect(watch.told).toEqual([['mail']]);
});

it('does not examine a closed shop', async () => {
  const watch = openWatch();
  watch.find(bad('clock'));
  watch.end();
  await vi.advanceTimersByTimeAsync(48 * hours);
  expect(watch.told).toEqual([]);
});

it('tells the owner that a start waits long for its database [PLT-27]', async () => {
  const tell = vi.fn();
  const opening = Promise.withResolvers<string>();
  const opened = tellOfWaiting(opening.promise, tell);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(tell).toHaveBeenCalledTimes(1);
  opening.resolve('open');
  expect(await opened).toBe('open');

  await tellOfWaiting(Promise.resolve(), tell);
  await expect(tellOfWaiting(Promise.reject(new Error('refused')), tell)).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).toHaveBeenCalledTimes(1);
});
