import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBusy } from './busy.ts';
import { whenIdle } from './take-version.ts';

function Board({ isRinging }: { isRinging: boolean }) {
  useBusy(isRinging);
  return <input aria-label="search" />;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('takes a newer version at once where nobody is at work [OFC-16]', () => {
  const take = vi.fn();
  whenIdle(take);
  expect(take).toHaveBeenCalledTimes(1);
});

it('waits while a board rings or somebody types, then takes it once [OFC-16]', () => {
  const take = vi.fn();
  const { rerender, getByLabelText } = render(<Board isRinging />);
  whenIdle(take);
  vi.advanceTimersByTime(60_000);
  expect(take).not.toHaveBeenCalled();
  rerender(<Board isRinging={false} />);
  getByLabelText('search').focus();
  vi.advanceTimersByTime(60_000);
  expect(take).not.toHaveBeenCalled();
  getByLabelText('search').blur();
  vi.advanceTimersByTime(60_000);
  expect(take).toHaveBeenCalledTimes(1);
});

it('is not held by a board that is left', () => {
  const take = vi.fn();
  const { unmount } = render(<Board isRinging />);
  unmount();
  whenIdle(take);
  expect(take).toHaveBeenCalledTimes(1);
});
