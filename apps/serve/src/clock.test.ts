import { afterEach, expect, it, vi } from 'vitest';
import { startClock } from './clock.ts';

afterEach(() => vi.useRealTimers());

it('starts the demo’s clock at the chosen instant and lets it go on [API-44]', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const clock = startClock(Date.UTC(2027, 2, 28, 9));
  const first = clock();
  expect(first.toString()).toMatch(/^2027-03-28T09:00:00/);
  vi.advanceTimersByTime(30);
  expect(clock().epochMilliseconds - first.epochMilliseconds).toBe(30);
});

it('follows the machine’s clock otherwise', () => {
  const before = Date.now();
  const told = startClock(null)().epochMilliseconds;
  expect(told).toBeGreaterThanOrEqual(before);
  expect(told).toBeLessThanOrEqual(Date.now());
});
