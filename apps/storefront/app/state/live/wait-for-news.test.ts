import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeEvents } from '../../testing/fake-events.ts';
import { waitForNews } from './wait-for-news.ts';

const token = 'GdckLSwGLWd5nwJMrffdrA';
const written = { order_number: 1042, version: 2, state: 'new' };
const onNews = vi.fn();
let stops: (() => void)[] = [];
function wait(order: Parameters<typeof waitForNews>[2]): () => void {
  const stop = waitForNews(token, '', order, onNews);
  stops.push(stop);
  return stop;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeEvents.opened = [];
  vi.stubGlobal('EventSource', FakeEvents);
  document.documentElement.dataset.push = 'can';
  onNews.mockClear();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

it('is silent for as long as the stream tells what the page says already, and calls at the first other word [LIV-05]', () => {
  const stop = wait(written);
  const [stream] = FakeEvents.opened;
  expect(stream?.url).toBe(`/v2/public/orders/${token}/live`);
  stream?.tell('order', written);
  expect(onNews).not.toHaveBeenCalled();
  stream?.tell('order', { ...written, version: 3, state: 'accepted' });
  expect(onNews).toHaveBeenCalledOnce();
  stop();
  expect(stream?.readyState).toBe(2);
});

it('takes whatever the stream tells first where the page could say nothing [LIV-05]', () => {
  wait('unread');
  FakeEvents.opened[0]?.tell('order', written);
  expect(onNews).toHaveBeenCalledOnce();
});

it('calls where the stream fails, where the clock moves on, and at a sign of a hand [LIV-05, LIV-07]', () => {
  wait(written)();
  vi.advanceTimersByTime(60_000);
  expect(onNews).not.toHaveBeenCalled();
  const stop = wait(written);
  FakeEvents.opened[1]?.onerror?.();
  expect(onNews).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('scroll'));
  expect(onNews).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_000);
  expect(onNews).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event('scroll'));
  expect(onNews).toHaveBeenCalledTimes(3);
});

it.each<[string, () => void]>([
  ['the browser knows no streams', () => vi.unstubAllGlobals()],
  ['only the server knows whether this browser is told', () => delete document.documentElement.dataset.push],
])('calls at once where %s [LIV-05, LIV-16]', (_name, prepare) => {
  prepare();
  wait(written);
  vi.advanceTimersByTime(0);
  expect(onNews).toHaveBeenCalled();
});

it.each(['missing' as const, { order_number: 1042, state: 'done', day: '2026-11-20', total: 10 }])(
  'follows nothing where there is nothing to follow: %j [LIV-14]',
  (order) => {
    wait(order);
    vi.advanceTimersByTime(60_000);
    expect([FakeEvents.opened, onNews.mock.calls]).toEqual([[], []]);
  },
);
