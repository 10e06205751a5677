import type { Progress } from '@comptoir/domain';
import { expect, it } from 'vitest';
import { kitchenLoad } from './kitchen-load.ts';

const now = Temporal.Instant.from('2026-11-20T19:07:00Z');
const entry = (state: Progress, minutes: number, dishes: number) => ({ state, readyAt: now.add({ minutes }), dishes });

it('counts the dishes of each quarter of an hour that are still to be cooked, the late ones at once [BRD-56, BRD-05]', () => {
  const entries = [
    entry('accepted', -30, 2),
    entry('new', 7, 3),
    entry('accepted', 8, 4),
    entry('accepted', 82, 5),
    entry('accepted', 83, 100),
    entry('ready', 8, 100),
  ];
  const load = kitchenLoad(entries, now);
  expect(load.map(({ dishes }) => dishes)).toEqual([5, 4, 0, 0, 0, 5]);
  expect(load[0]?.from.toString()).toBe('2026-11-20T19:00:00Z');
  expect(load[5]?.from.toString()).toBe('2026-11-20T20:15:00Z');
});
