import { expect, it } from 'vitest';
import { leftOpen } from './left-open.ts';

const paris = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Paris');
const at = (time: string) => paris(time).toInstant();
const order = (number: number, due: string, state: 'ready' | 'on_the_way' | 'accepted' | 'done' = 'ready') => {
  const dueAt = at(due);
  return { number, state, dueAt, arrivedAt: dueAt, readyAt: dueAt, startAt: dueAt, startedAt: null };
};
const orders = [
  order(3, '2026-11-24T00:30'),
  order(1, '2026-11-23T12:00', 'accepted'),
  order(2, '2026-11-23T20:00', 'on_the_way'),
  order(4, '2026-11-23T21:00', 'done'),
  order(5, '2026-11-24T12:00'),
];
const left = (now: string) => leftOpen(orders, paris(now)).map(({ number }) => number);

it.each([
  ['in the evening', '2026-11-23T23:00', []],
  ['after midnight, which is still the evening', '2026-11-24T04:59', []],
  ['in the morning', '2026-11-24T05:00', [1, 2, 3]],
  ['at noon', '2026-11-24T12:30', [1, 2, 3]],
  ['the day after', '2026-11-25T09:00', [1, 2, 3, 5]],
])('%s lists what an earlier day has left open [BRD-55]', (_, now, expected) => {
  expect(left(now)).toEqual(expected);
});
