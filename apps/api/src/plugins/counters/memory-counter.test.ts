import { expect, it } from 'vitest';
import { createMemoryCounter } from './memory-counter.ts';

it('counts so many in a window, says how long the rest of it is, and begins again after it [SEC-10]', async () => {
  let now = 0;
  const counter = createMemoryCounter({ points: 2, seconds: 60 }, () => now);
  expect([await counter.take('a'), await counter.take('a'), await counter.take('b')]).toEqual([0, 0, 0]);
  now = 20_000;
  expect(await counter.take('a')).toBe(40_000);
  await counter.giveBack('a');
  expect([await counter.take('a'), await counter.take('a')]).toEqual([0, 40_000]);
  now = 60_000;
  expect(await counter.take('a')).toBe(0);
});

it('never holds more keys than its ceiling, and forgets the oldest first [SEC-19]', async () => {
  let now = 0;
  const counter = createMemoryCounter({ points: 1, seconds: 60, most: 100 }, () => now);
  for (let index = 0; index < 10_000; index += 1) expect(await counter.take(`key-${index}`)).toBe(0);
  expect(counter.size()).toBe(100);
  expect(await counter.take('key-9999')).toBeGreaterThan(0);
  expect(await counter.take('key-0')).toBe(0);
  now = 60_001;
  await counter.take('later');
  expect(counter.size()).toBe(1);
});
