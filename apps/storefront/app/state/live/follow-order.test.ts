import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOrder } from './follow-order.ts';

/** A stream that only counts. */
class QuietEvents extends EventTarget {
  static CLOSED = 2;
  static open = 0;
  readyState = 1;
  constructor() {
    super();
    QuietEvents.open += 1;
  }
  close() {
    QuietEvents.open -= 1;
  }
}

let stop: () => void;
let asked: number;
let isHidden: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  isHidden = false;
  QuietEvents.open = 0;
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
  vi.stubGlobal('EventSource', QuietEvents);
  follow();
  hide(true);
  await pass(119);
  expect(QuietEvents.open).toBe(1);
  await pass(2);
  expect([QuietEvents.open, asked]).toEqual([0, 0]);
  hide(false);
  await pass(60);
  expect([QuietEvents.open, asked]).toEqual([1, 1]);
});

it('keeps its stream where it was out of sight for a moment [LIV-24]', async () => {
  vi.stubGlobal('EventSource', QuietEvents);
  follow();
  hide(true);
  await pass(60);
  hide(false);
  await pass(600);
  expect([QuietEvents.open, asked]).toEqual([1, 0]);
});
