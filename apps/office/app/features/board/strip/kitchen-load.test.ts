import { exampleBoardOrder } from '@comptoir/contract/testing';
import type { Progress } from '@comptoir/domain';
import { windowOf } from '@comptoir/domain';
import { expect, it } from 'vitest';
import { kitchenLoad } from './kitchen-load.ts';

const now = Temporal.Instant.from('2026-11-20T19:07:00Z');
const first = windowOf(now.epochMilliseconds);
const dishesIn = (state: Progress, minutes: number, dishes: number) => ({
  state,
  readyAt: now.add({ minutes }),
  dishes,
});
const told = (...load: ReturnType<typeof kitchenLoad>) => load.map(({ steps }) => steps.map(({ units }) => units));

it('counts the dishes of each quarter of an hour that are still to be cooked, the late ones at once [BRD-56, BRD-05]', () => {
  const orders = [
    dishesIn('accepted', -30, 2),
    dishesIn('new', 7, 3),
    dishesIn('accepted', 8, 4),
    dishesIn('accepted', 82, 5),
    dishesIn('accepted', 83, 100),
    dishesIn('ready', 8, 100),
  ];
  const [load, ...others] = kitchenLoad(orders, { posts: [], dishesPerQuarter: 4 }, now);
  expect([load?.name, others]).toEqual([null, []]);
  expect(load?.steps.map(({ units, limit }) => [units, limit])).toEqual([
    [5, 4],
    [4, 4],
    [0, 4],
    [0, 4],
    [0, 4],
    [5, 4],
  ]);
  expect(load?.steps.map(({ from }) => from.toString()).at(0)).toBe('2026-11-20T19:00:00Z');
  expect(load?.steps.map(({ from }) => from.toString()).at(-1)).toBe('2026-11-20T20:15:00Z');
  const [unlimited] = kitchenLoad(orders, { posts: [], dishesPerQuarter: null }, now);
  expect(unlimited?.steps[0]).toMatchObject({ units: 5, limit: null });
});

it('plans the work of each post as late as there is room, and its sums are those of the cards [BRD-56, CAP-12]', () => {
  const task = (post: string, release: number, deadline: number, units: number) => ({
    post,
    release: first + release,
    deadline: first + deadline,
    quarters: units * 4,
  });
  const orders = [
    exampleBoardOrder({ state: 'new', tasks: [task('four', 1, 3, 8), task('froid', 1, 3, 1.5)] }),
    exampleBoardOrder({ state: 'accepted', tasks: [task('four', -4, -2, 2)] }),
    exampleBoardOrder({ state: 'ready', tasks: [task('four', 1, 3, 50)] }),
    exampleBoardOrder({ state: 'accepted' }),
  ];
  const posts = [
    { id: 'four', name: 'Four', from: first, capacities: [24, 24, 24] },
    { id: 'froid', name: 'Froid', from: first, capacities: [4, 4, 4, 0] },
  ];
  const load = kitchenLoad(orders, { posts, dishesPerQuarter: 1 }, now);
  expect(load.map(({ name }) => name)).toEqual(['Four', 'Froid']);
  expect(told(...load)).toEqual([
    [2, 2, 6, 0, 0, 0],
    [0, 0.5, 1, 0, 0, 0],
  ]);
  // A board without a connection goes on with what it knew last.
  expect(load[0]?.steps.map(({ limit }) => limit)).toEqual([6, 6, 6, 6, 6, 6]);
  expect(load[1]?.steps.map(({ limit }) => limit)).toEqual([1, 1, 1, 0, 0, 0]);
});
