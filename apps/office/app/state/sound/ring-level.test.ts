import { expect, it } from 'vitest';
import { ringLevel } from './ring-level.ts';

const now = Temporal.Instant.from('2026-11-20T19:07:00Z');
const order = (secondsAgo: number, { state = 'new' as const, isScheduled = false } = {}) => ({
  state,
  isScheduled,
  arrivedAt: now.subtract({ seconds: secondsAgo }),
});
const levelOf = (orders: Parameters<typeof ringLevel>[0], isOpen = true) => ringLevel(orders, { isOpen, now });

it('rings while an order waits for an answer, and louder from a minute on [BRD-21]', () => {
  expect(levelOf([order(0)])).toBe(1);
  expect(levelOf([order(59), order(3)])).toBe(1);
  expect(levelOf([order(3), order(60)])).toBe(2);
});

it('is silent when each of them was answered [BRD-21]', () => {
  expect(levelOf([])).toBe(0);
  expect(
    levelOf([
      { ...order(90), state: 'accepted' },
      { ...order(90), state: 'refused' },
    ]),
  ).toBe(0);
});

it('goes on for an order of tomorrow in a service alone [BRD-49]', () => {
  expect(levelOf([order(90, { isScheduled: true })], false)).toBe(0);
  expect(levelOf([order(90, { isScheduled: true })])).toBe(2);
  expect(levelOf([order(5)], false)).toBe(1);
});
