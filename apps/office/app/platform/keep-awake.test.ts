import { expect, it, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

function stubWakeLock(request: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { ...navigator, wakeLock: { request: vi.fn(request) } });
  return (navigator.wakeLock as unknown as { request: ReturnType<typeof vi.fn> }).request;
}

it('keeps the screen awake, and does so again when the window is shown anew [BRD-24]', async () => {
  const release = vi.fn(async () => undefined);
  const request = stubWakeLock(async () => ({ release }));
  const told: boolean[] = [];
  const stop = keepAwake((isAwake) => told.push(isAwake));
  await vi.waitFor(() => expect(told).toEqual([true]));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(told).toEqual([true, true]));
  expect(request).toHaveBeenCalledWith('screen');
  stop();
  expect(release).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('says so where the device refuses, or has no such thing [BRD-24]', async () => {
  stubWakeLock(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const told: boolean[] = [];
  keepAwake((isAwake) => told.push(isAwake))();
  const stop = keepAwake((isAwake) => told.push(isAwake));
  await vi.waitFor(() => expect(told).toEqual([false]));
  stop();
  vi.unstubAllGlobals();
});
