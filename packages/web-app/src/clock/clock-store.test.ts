import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearServerDate, serverNow, startClock, useClockStore } from './clock-store.ts';
import { useNow } from './use-now.ts';

const device = Date.parse('2026-11-23T10:00:00Z');
const hour = 3_600_000;
const shown = () => useClockStore.getState().nowMilliseconds - device;

beforeEach(() => {
  vi.useFakeTimers({ now: device });
  useClockStore.setState({ offsetMilliseconds: null, nowMilliseconds: device });
});
afterEach(() => vi.useRealTimers());

describe('the clock of the pages', () => {
  it('is the server’s, on a device that is three hours ahead [DEC-23, OFC-18]', () => {
    hearServerDate(device - 3 * hour);
    expect([shown(), serverNow().epochMilliseconds - device]).toEqual([-3 * hour, -3 * hour]);
  });

  it('is the device’s until the server has answered', () => {
    const stop = startClock(1000);
    vi.advanceTimersByTime(2500);
    expect([shown(), serverNow().epochMilliseconds - device]).toEqual([2000, 2500]);
    expect(useClockStore.getState().offsetMilliseconds).toBeNull();
    stop();
  });

  it('does not jump by the latency of each answer', () => {
    hearServerDate(device + 5000);
    hearServerDate(device + 6500);
    expect(useClockStore.getState().offsetMilliseconds).toBe(5000);
    hearServerDate(device + 60_000);
    expect(useClockStore.getState().offsetMilliseconds).toBe(60_000);
  });

  it('moves on while the page is open, and no more once it is stopped', () => {
    hearServerDate(device + hour);
    const stop = startClock(30_000);
    vi.advanceTimersByTime(65_000);
    expect(shown()).toBe(hour + 60_000);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(hour + 60_000);
  });

  it('draws a component again only when it shows another time [BRD-44]', () => {
    const draw = vi.fn();
    const { result } = renderHook(() => {
      draw();
      return useNow((now) => now.toString().slice(11, 16));
    });
    const stop = startClock(1000);
    act(() => vi.advanceTimersByTime(59_000));
    expect([result.current, draw.mock.calls.length]).toEqual(['10:00', 1]);
    act(() => vi.advanceTimersByTime(1000));
    expect([result.current, draw.mock.calls.length]).toEqual(['10:01', 2]);
    stop();
  });
});
