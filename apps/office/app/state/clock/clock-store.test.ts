import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearServerDate, moveClock, restaurantNow, useClockStore } from './clock-store.ts';

const device = Date.parse('2026-11-20T20:00:00Z');
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: device });
  useClockStore.setState({ nowMilliseconds: device, offsetMilliseconds: 0 });
});
afterEach(() => vi.useRealTimers());

const shown = () => useClockStore.getState().nowMilliseconds;

it('shows the server’s time on a device that is three hours ahead [OFC-18]', () => {
  hearServerDate(device - 3 * hour);
  expect(restaurantNow().epochMilliseconds).toBe(device - 3 * hour);
  expect(shown()).toBe(device - 3 * hour);
});

it('never jumps back by more than a second when another answer was longer on its way [OFC-18]', () => {
  hearServerDate(device - 3 * hour);
  const before = shown();
  vi.advanceTimersByTime(1_000);
  hearServerDate(device - 3 * hour - 900);
  moveClock();
  expect(shown()).toBeGreaterThan(before);
});
