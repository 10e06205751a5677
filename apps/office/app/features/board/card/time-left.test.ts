import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const readyAt = Temporal.Instant.from('2026-11-20T19:50:00Z');
const left = (change: Temporal.DurationLike) => timeLeft({ state: 'accepted', readyAt }, readyAt.add(change));

it.each<[Temporal.DurationLike, object]>([
  [{ minutes: -14 }, { kind: 'ahead', minutes: 14 }],
  [
    { minutes: -5, seconds: -1 },
    { kind: 'ahead', minutes: 6 },
  ],
  [{ minutes: -5 }, { kind: 'soon', minutes: 5 }],
  [
    { minutes: -3, seconds: -20 },
    { kind: 'soon', minutes: 4 },
  ],
  [{ minutes: 0 }, { kind: 'soon', minutes: 0 }],
  [{ seconds: 1 }, { kind: 'late', minutes: 1 }],
  [
    { minutes: 6, seconds: 59 },
    { kind: 'late', minutes: 6 },
  ],
])('tells how an order stands %j after it must be ready [BRD-43]', (change, expected) =>
  expect(left(change)).toEqual(expected),
);

it.each(['new', 'ready', 'on_the_way', 'done'] as const)('tells nothing of an order that is %s [BRD-43]', (state) =>
  expect(timeLeft({ state, readyAt }, readyAt.add({ hours: 1 }))).toBeNull(),
);
