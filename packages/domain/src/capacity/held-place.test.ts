import { expect, it } from 'vitest';
import { coversTasks, halfOf } from './held-place.ts';
import type { Kitchen } from './kitchen.ts';

const task = (post: string, quarters: number) => ({ post, quarters, release: 0, deadline: 2 });

it('holds enough for the same work or less at each post, and not for work at another post [CAP-06]', () => {
  const held = [task('four', 8), task('froid', 4)];
  expect(coversTasks(held, held)).toBe(true);
  expect(coversTasks(held, [task('four', 4)])).toBe(true);
  expect(coversTasks(held, [])).toBe(true);
  expect(coversTasks(held, [task('four', 9)])).toBe(false);
  expect(coversTasks(held, [task('four', 1), task('bar', 1)])).toBe(false);
});

it('halves what each post can do, down to whole quarters of a unit [CAP-08]', () => {
  const oven = { id: 'four', name: 'Four', perWindow: 1, earlyMinutes: 30, isOfDrivers: false };
  const kitchen: Kitchen = { posts: [{ ...oven, capacity: (from, to) => 3 * (to - from) }], travelMinutes: 15 };
  const [half] = halfOf(kitchen).posts;
  expect([half?.capacity(0, 1), half?.capacity(0, 2)]).toEqual([1, 3]);
});
