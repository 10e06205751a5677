import { ApiError, type Board, type BoardEvent, type Drift } from '@comptoir/contract';
import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { digestBoard, isOpen } from '@comptoir/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { listOpen, takeBoard, takeOrder, useBoardStore } from '../board-store.ts';
import { type BoardConnection, type ConnectionView, createConnection } from './board-connection.ts';
import { reconnectDelay } from './reconnect-delay.ts';
import type { StreamListener } from './stream-holder.ts';

const first = exampleBoardOrder();
const second = exampleBoardOrder({
  id: '7b1f0d52-10c4-4f86-8a31-52e6f2a3c111',
  number: 1043,
  version: 1,
  state: 'new',
});

/** What a board meets, changed as the test goes. */
let clock: number;
let server: { board: Board | Error; stream: 'open' | 'refused' | 'mute' };
let asked: number;
let opened: { since: string; listener: StreamListener; isClosed: boolean }[];
let drifts: Drift[];
let shown: ConnectionView[];
let connection: BoardConnection;

beforeEach(() => {
  clock = 0;
  asked = 0;
  server = { board: exampleBoard([first]), stream: 'open' };
  [opened, drifts, shown] = [[], [], []];
  useBoardStore.setState({ orders: new Map(), service: null });
  connection = createConnection({
    now: () => clock,
    random: () => 0.5,
    openStream: (since, listener) => {
      const stream = { since, listener, isClosed: false };
      opened.push(stream);
      const { stream: answer } = server;
      queueMicrotask(() => {
        if (answer === 'refused') listener.fail();
        if (answer === 'open') listener.hear({ kind: 'hello', data: { beatSeconds: 10, device: 'Cuisine 1' } }, '');
      });
      return () => {
        stream.isClosed = true;
      };
    },
    readBoard: async () => {
      asked += 1;
      if (server.board instanceof Error) throw server.board;
      return server.board;
    },
    reportDrift: (drift) => drifts.push(drift),
    listOpen,
    takeBoard,
    takeEvent: (event) => {
      if (event.kind === 'order') takeOrder(event.data);
    },
    show: (view) => shown.push(view),
  });
});

/** Lets so many seconds pass, tick by tick, and whatever was asked be answered. */
async function pass(seconds: number): Promise<void> {
  for (let tick = 0; tick < seconds * 4; tick++) {
    connection.tick();
    clock += 250;
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  }
}
const state = () => shown.at(-1)?.state;
const hear = (event: BoardEvent, cursor = '') => opened.at(-1)?.listener.hear(event, cursor);
const numbers = () => [...useBoardStore.getState().orders.values()].map(({ number }) => number).sort();
const orders = [first, second];
function beat(open = orders): BoardEvent {
  const { serverTime } = exampleBoard([]);
  return { kind: 'beat', data: { serverTime, cursor: 'beaten', open: open.length, digest: digestBoard(open) } };
}

describe('a board that hears everything', () => {
  it('reads the whole, and follows from there on [BRD-10]', async () => {
    await pass(1);
    expect([numbers(), opened[0]?.since, state()]).toEqual([[1042], exampleBoard([]).cursor, 'live']);
    hear({ kind: 'order', data: second }, 'later');
    hear(beat());
    await pass(9);
    hear(beat());
    expect([numbers(), asked, drifts]).toEqual([[1042, 1043], 1, []]);
  });

  it('keeps what the stream told while the whole was on its way [BRD-11]', async () => {
    await pass(1);
    opened[0]?.listener.fail();
    server.board = exampleBoard([{ ...first, version: 2 }]);
    await pass(1);
    hear({ kind: 'order', data: { ...first, version: 5, state: 'ready' } });
    // Two beats of a server that holds more: the whole is asked for, and is older than what comes meanwhile.
    hear(beat());
    hear(beat());
    hear({ kind: 'order', data: second });
    await pass(1);
    expect(numbers()).toEqual([1042, 1043]);
    expect(useBoardStore.getState().orders.get(first.id)?.version).toBe(5);
  });
});

describe('a board that has lost an order', () => {
  it('waits for one beat, then asks for the whole and reports what it lacked [BRD-11]', async () => {
    await pass(1);
    server.board = exampleBoard(orders);
    hear(beat());
    await pass(10);
    expect([asked, drifts]).toEqual([1, []]);
    hear(beat());
    await pass(1);
    expect(numbers()).toEqual([1042, 1043]);
    const [held, expected] = [[first], orders].map((set) => ({
      open: set.length,
      digest: digestBoard(set.filter(isOpen)),
    }));
    expect(drifts).toEqual([{ ...held, expectedOpen: expected?.open, expectedDigest: expected?.digest }]);
    hear(beat());
    hear(beat());
    expect([asked, drifts.length]).toEqual([2, 1]);
  });
});

describe('a board that hears nothing', () => {
  it('says so after fifteen seconds, and that it is cut off after thirty [BRD-12]', async () => {
    await pass(1);
    server.board = new ApiError(0, undefined);
    server.stream = 'mute';
    await pass(14);
    expect(state()).toBe('live');
    await pass(1);
    expect(state()).toBe('late');
    await pass(15);
    expect(state()).toBe('lost');
    expect(opened[0]?.isClosed).toBe(true);
    server.board = exampleBoard(orders);
    await pass(3);
    expect([state(), numbers()]).toEqual(['live', [1042, 1043]]);
  });

  it('is not lost for a stream that breaks off and comes back [BRD-12, BRD-14]', async () => {
    await pass(1);
    opened[0]?.listener.fail();
    await pass(0.25);
    expect(state()).toBe('late');
    await pass(1);
    expect([state(), opened.length, shown.some(({ state }) => state === 'lost')]).toEqual(['live', 2, false]);
  });

  it('comes back where a server that says goodbye wants it to [BRD-14]', async () => {
    await pass(1);
    hear({ kind: 'bye', data: { retry_ms: 1000 } });
    await pass(1);
    expect(opened).toHaveLength(1);
    await pass(1);
    expect([opened.length, state()]).toEqual([2, 'live']);
  });

  it('asks every five seconds where no stream is to be had, and is live by that [BRD-13]', async () => {
    server.stream = 'refused';
    await pass(10);
    server.board = exampleBoard(orders);
    const before = asked;
    await pass(6);
    expect([state(), shown.at(-1)?.isPolling, numbers()]).toEqual(['live', true, [1042, 1043]]);
    await pass(24);
    expect(asked - before).toBe(6);
    server.stream = 'open';
    await pass(12);
    expect(shown.at(-1)).toMatchObject({ state: 'live', isPolling: false });
  });

  it('tries at once when the device is connected again, and when somebody taps [BRD-14]', async () => {
    server.stream = 'refused';
    await pass(60);
    const before = opened.length;
    connection.hurry();
    await pass(0.25);
    expect(opened.length).toBe(before + 1);
  });

  it('stops where its session has ended, keeps what it shows, and goes on when somebody signs in [BRD-12]', async () => {
    await pass(1);
    server = { board: new ApiError(401, {}), stream: 'refused' };
    opened[0]?.listener.fail();
    await pass(10);
    const before = asked;
    await pass(60);
    expect([state(), asked - before, numbers()]).toEqual(['out', 0, [1042]]);
    server = { board: exampleBoard(orders), stream: 'open' };
    connection.resume();
    await pass(1);
    expect([state(), numbers()]).toEqual(['live', [1042, 1043]]);
  });
});

it('waits half a second, then twice as long each time up to ten seconds, a fifth more or less [BRD-14]', () => {
  const delays = [0, 1, 2, 3, 4, 5, 50].map((failures) => reconnectDelay(failures, 0.5));
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect([reconnectDelay(5, 0), Math.round(reconnectDelay(5, 1))]).toEqual([8000, 12_000]);
});
