import { randomUUID } from 'node:crypto';
import { digestBoard } from '@comptoir/domain';
import { later } from '../later.ts';

interface WireOrder {
  id: string;
  number: number;
  version: number;
  state: string;
  arrivedAt: string;
  endedAt: string | null;
}

export interface WireBoard {
  serverTime: string;
  orders: WireOrder[];
}

type StreamEvent = [name: string, data: string, cursor: string];

export const openOrders = 200;
const eventsPerSecond = 5;
/** Seconds: the interval of the heartbeat, and the time that an ended order stays on the board. */
const [beatEvery, endedFor] = [10, 2 * 60 * 60];
/** Every twentieth event is an arrival, the next one its acceptance, and one an end, so the number of open orders is constant. */
const arrivalEvery = 20;

/** Simulates a busy evening with 200 open orders and five events per second. It is deterministic. */
export interface LongEvening {
  board(): object;
  go(events: number): StreamEvent[];
}

/** `board` must contain one new order, which is the template of all others. */
export function beginEvening(board: WireBoard): LongEvening {
  const { serverTime: begin, orders } = board;
  const [example] = orders;
  if (!example) throw new Error('There is no order to make others like.');
  const times = Object.entries(example).filter(([name, value]) => name.endsWith('At') && value !== null);
  let [seconds, count, chance] = [0, 0, 1];
  let ended: WireOrder[] = [];

  const make = (at: number, change: Partial<WireOrder>): WireOrder => {
    count += 1;
    const moved = Object.fromEntries(times.map(([name, value]) => [name, later(String(value), at)]));
    return { ...example, ...moved, id: randomUUID(), number: 10_000 + count, ...change };
  };
  const endedEvery = arrivalEvery / eventsPerSecond;
  for (let at = -endedFor; at < 0; at += endedEvery) ended.push(make(at, { state: 'done', endedAt: later(begin, at) }));
  const open = Array.from({ length: openOrders }, (_, index) =>
    make((index - openOrders) * endedEvery, { state: 'accepted' }),
  );

  const choose = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance % open.length;
  };
  const beat = () => ({
    serverTime: later(begin, seconds),
    cursor: String(seconds),
    open: open.length,
    digest: digestBoard(open),
  });

  function change(turn: number): WireOrder {
    if (turn % arrivalEvery === 0) {
      const order = make(seconds, { state: 'new' });
      open.push(order);
      return order;
    }
    const isEnd = turn % arrivalEvery === arrivalEvery / 2;
    const isAnswer = turn % arrivalEvery === 1;
    const index = isEnd ? 0 : isAnswer ? open.length - 1 : choose();
    const known = open[index] as WireOrder;
    const state = isEnd ? 'done' : known.state === 'accepted' ? 'ready' : 'accepted';
    const order = { ...known, state, version: known.version + 1, endedAt: isEnd ? later(begin, seconds) : null };
    if (isEnd) {
      open.shift();
      ended = [...ended.slice(1), order];
    } else open[index] = order;
    return order;
  }

  let turn = 0;
  return {
    board: () => ({ ...board, ...beat(), orders: [...open, ...ended] }),
    go: (events) =>
      Array.from({ length: events }, (): StreamEvent[] => {
        turn += 1;
        seconds = Math.floor(turn / eventsPerSecond);
        const told: StreamEvent = ['order', JSON.stringify(change(turn)), String(seconds)];
        if (turn % (beatEvery * eventsPerSecond) !== 0) return [told];
        return [told, ['beat', JSON.stringify(beat()), '']];
      }).flat(),
  };
}
