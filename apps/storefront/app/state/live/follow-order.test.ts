import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeEvents } from '../../testing/fake-events.ts';
import { followOrder } from './follow-order.ts';

const openStreams = () => FakeEvents.opened.filter(({ readyState }) => readyState !== FakeEvents.CLOSED).length;

let stops: (() => void)[];
let asked: number;
let isHidden: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  stops = [];
  isHidden = false;
  FakeEvents.opened = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

function follow(): void {
  const nothing = () => undefined;
  const liveOrder = async () => {
    asked += 1;
    return {};
  };
  stops.push(
    followOrder('GdckLSwGLWd5nwJMrffdrA', {
      caller: { liveOrder },
      apiRoot: '',
      onNews: nothing,
      onContact: nothing,
    }),
  );
}
function hide(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
/** As `pass`, with the server's sign of life every ten seconds. */
async function passBeating(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 10) {
    await pass(Math.min(left, 10));
    FakeEvents.opened.at(-1)?.tell('beat', {});
  }
}

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
  await passBeating(119);
  expect(openStreams()).toBe(1);
  await pass(2);
  expect([openStreams(), asked]).toEqual([0, 0]);
  hide(false);
  await passBeating(60);
  expect([openStreams(), asked]).toEqual([1, 1]);
});

it('keeps its stream where it was out of sight for a moment [LIV-24]', async () => {
  vi.stubGlobal('EventSource', FakeEvents);
  follow();
  hide(true);
  await passBeating(60);
  hide(false);
  await passBeating(600);
  expect([openStreams(), asked]).toEqual([1, 0]);
});

it('asks where its stream says nothing for thirty-five seconds, and goes on asking [LIV-29]', async () => {
  vi.stubGlobal('EventSource', FakeEvents);
  follow();
  await passBeating(600);
  expect([openStreams(), asked]).toEqual([1, 0]);
  await pass(36);
  expect([openStreams(), asked]).toEqual([0, 1]);
  await pass(15);
  expect(asked).toBe(2);
});

it('leaves the browser’s one stream to the page that opened last, and asks instead [LIV-29]', async () => {
  vi.stubGlobal('EventSource', FakeEvents);
  for (let pages = 0; pages < 7; pages += 1) {
    follow();
    // The pages hear of each other by messages, which no set clock brings on.
    await wait(50);
    expect(openStreams()).toBe(1);
  }
  expect(FakeEvents.opened.at(-1)?.readyState).not.toBe(FakeEvents.CLOSED);
  await pass(16);
  expect(asked).toBe(6);
});

it('opens no stream while nobody looks at it [LIV-29]', async () => {
  vi.stubGlobal('EventSource', FakeEvents);
  hide(true);
  follow();
  await pass(61);
  expect([openStreams(), asked]).toEqual([0, 1]);
  hide(false);
  expect(openStreams()).toBe(1);
});
