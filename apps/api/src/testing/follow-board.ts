import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type BoardEvent, type BoardOrder, boardEventFromWire, officeEndpoints } from '@comptoir/contract';

/** A board that follows a stream by the house's own reading of it. */
export interface FollowedBoard {
  /** HTTP status of the answer. */
  status: number;
  events: BoardEvent[];
  /** What the last event with an id had. */
  cursor: string;
  /** What the board holds, by the orders' ids: each in the highest version that came. */
  orders: Map<string, BoardOrder>;
  /** When each version of an order was first held, in milliseconds of `performance.now()`. */
  heldAt: Map<string, number>;
  /** How often an order came in a version below one that came before in this stream. */
  backwards: number;
  /** Resolves when the server ended the stream. */
  ended: Promise<void>;
  leave(): void;
}

interface Options {
  cookie: string;
  lastEventId?: string;
  since?: string;
}

/** Opens the stream of a server's board. */
export async function followBoard(address: string, { cookie, lastEventId, since }: Options): Promise<FollowedBoard> {
  const url = new URL(officeEndpoints.boardStream.path, address);
  if (since !== undefined) url.searchParams.set('since', since);
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const request = get(url, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const board: FollowedBoard = {
    status: answer.statusCode ?? 0,
    events: [],
    cursor: '',
    orders: new Map(),
    heldAt: new Map(),
    backwards: 0,
    ended,
    leave: () => request.destroy(),
  };
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (text + piece).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) take(board, part);
  });
  answer.on('close', resolve).on('error', () => undefined);
  return board;
}

function take(board: FollowedBoard, part: string): void {
  const fields = new Map(
    part.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  board.cursor = fields.get('id') ?? board.cursor;
  const name = fields.get('event');
  if (name === undefined) return;
  const event = boardEventFromWire(name, fields.get('data') ?? '');
  if (!event) throw new Error(`This event can't be read: ${part}`);
  board.events.push(event);
  if (event.kind === 'board') for (const order of event.board.orders) hold(board, order);
  if (event.kind === 'order') hold(board, event.order);
}

function hold(board: FollowedBoard, order: BoardOrder): void {
  const known = board.orders.get(order.id)?.version ?? 0;
  if (order.version < known) board.backwards += 1;
  if (order.version <= known) return;
  board.orders.set(order.id, order);
  board.heldAt.set(`${order.id}:${order.version}`, performance.now());
}
