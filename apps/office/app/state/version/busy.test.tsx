import { useClockStore } from '@comptoir/web-app/clock';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBusy } from './busy.ts';
import { whenIdle } from './take-version.ts';

function Board({ work }: { work: Parameters<typeof useBusy>[0] }) {
  useBusy(work);
  return <input aria-label="search" />;
}

const evening = Date.parse('2026-11-20T18:00:00Z');
/** One minute before the restaurant's day ends, in Lyon. */
const lateNight = Date.parse('2026-11-21T03:59:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
  useClockStore.setState({ offsetMilliseconds: 0 });
});
afterEach(() => vi.useRealTimers());

const takeWhenIdle = () => {
  const take = vi.fn();
  whenIdle('Europe/Paris', take);
  return take;
};

it('takes a newer version at once where nobody is at work [OFC-16]', () => {
  expect(takeWhenIdle()).toHaveBeenCalledTimes(1);
});

it('waits while a board rings or somebody types, then takes it once [OFC-16]', () => {
  const { rerender, getByLabelText } = render(<Board work="ring" />);
  const take = takeWhenIdle();
  vi.advanceTimersByTime(60_000);
  expect(take).not.toHaveBeenCalled();
  rerender(<Board work={null} />);
  getByLabelText('search').focus();
  vi.advanceTimersByTime(60_000);
  expect(take).not.toHaveBeenCalled();
  getByLabelText('search').blur();
  vi.advanceTimersByTime(60_000);
  expect(take).toHaveBeenCalledTimes(1);
});

it('takes it when the restaurant’s day ends, once, from a board that was left with something open [OFC-16]', () => {
  // The device's clock is three hours slow.
  vi.setSystemTime(lateNight - 3 * 3_600_000);
  useClockStore.setState({ offsetMilliseconds: 3 * 3_600_000 });
  const { getByLabelText } = render(<Board work="work" />);
  getByLabelText('search').focus();
  const take = takeWhenIdle();
  vi.advanceTimersByTime(55_000);
  expect(take).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * 60_000);
  expect(take).toHaveBeenCalledTimes(1);
});

it('lets a board ring at that hour too, and waits for the next night where somebody was at work all through it [OFC-16]', () => {
  vi.setSystemTime(lateNight);
  const { rerender } = render(<Board work="ring" />);
  const take = takeWhenIdle();
  vi.advanceTimersByTime(61 * 60_000);
  rerender(<Board work="work" />);
  vi.advanceTimersByTime(22 * 60 * 60_000);
  expect(take).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * 60_000);
  expect(take).toHaveBeenCalledTimes(1);
});

it('is not held by a board that is left', () => {
  const { unmount } = render(<Board work="ring" />);
  unmount();
  expect(takeWhenIdle()).toHaveBeenCalledTimes(1);
});
