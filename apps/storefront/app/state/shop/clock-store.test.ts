import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearServerDate, startClock, useClockStore } from './clock-store.ts';

const device = Date.parse('2026-11-23T10:00:00Z');

describe('the restaurant’s clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: device }));
  afterEach(() => void vi.useRealTimers());

  it('is the server’s, whatever the device says', () => {
    hearServerDate(device + 3 * 60 * 60 * 1000);
    expect(useClockStore.getState().offsetMilliseconds).toBe(3 * 60 * 60 * 1000);
  });

  it('does not jump by the latency of each answer', () => {
    hearServerDate(device + 5000);
    hearServerDate(device + 6500);
    expect(useClockStore.getState().offsetMilliseconds).toBe(5000);
    hearServerDate(device + 60_000);
    expect(useClockStore.getState().offsetMilliseconds).toBe(60_000);
  });

  it('goes on while the page is open', () => {
    hearServerDate(device);
    const stop = startClock();
    vi.advanceTimersByTime(65_000);
    expect(useClockStore.getState().deviceMilliseconds).toBe(device + 60_000);
    stop();
  });
});
