import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeEvents } from '../../testing/fake-events.ts';
import { followOrder } from './follow-order.ts';

const openStreams = () => FakeEvents.opened.filter(({ readyState }) => readyState !== FakeEvents.CLOSED).length;

let stop: () => void;
let asked: number;
let isHidden: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  isHidden = false;
  FakeEvents.opened = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function follow(): void {
  const nothing = () => undefined;
  const liveOrder = async () => {
    asked += 1;
    return {};
  };
  stop = followOrder('GdckLSwGLWd5nwJMrffdrA', {
    caller: { liveOrder },
    apiRoot: '',
    onNews: nothing,
    onContact: nothing,
  });
}
function hide(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('asks every fifteen seconds where there are no streams, every minute out of sight [LIV-05]', async () => {
  vi.stubGlobal('EventSource', undefined);
  Reflect.deleteProperty(globalThis, 'EventSource');
  follow();
  await pass(46);
  expect(asked).toBe(3);
  hide(true);
  await pass(121);
  expect(asked).toBe(5);
});

it('lets go of its stream after two minutes out of sight, and asks once when it is looked at again [LIV-24]', async () => {
  vi.stubGlobal('EventSource', FakeEvents);
  follow();
  hide(true);
  await pass(119);
  expect(openStreams()).toBe(1);
  await pass(2);
  expect([openStreams(), asked]).toEqual([0, 0]);
  hide(false);
  await pass(60);
  expect([openStreams(), asked]).toEqual([1, 1]);
});

it('keeps its stream where it was out of sight for a moment [LIV-24]', async () => {
  vi.stubGlobal('EventSource', FakeEvents);
  follow();
  hide(true);
  await pass(60);
  hide(false);
  await pass(600);
  expect([openStreams(), asked]).toEqual([1, 0]);
});
