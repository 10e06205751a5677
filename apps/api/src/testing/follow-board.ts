import { type BoardEvent, type BoardOrder, boardEventFromWire, officeEndpoints } from '@comptoir/contract';
import { type ReadStream, readStream } from './read-stream.ts';

export interface FollowedBoard extends ReadStream {
  events: BoardEvent[];
  /** The id of the last event with an id. */
  cursor: string;
  /** The orders of the board by id, each in its highest version. */
  orders: Map<string, BoardOrder>;
  /** The time at which each version arrived, in milliseconds of `performance.now()`. */
  heldAt: Map<string, number>;
  /** The number of orders that arrived in a lower version than before. */
  backwards: number;
}

type Told = Omit<FollowedBoard, keyof ReadStream>;

interface Options {
  cookie: string;
  lastEventId?: string;
  since?: string;
}

export async function followBoard(address: string, { cookie, lastEventId, since }: Options): Promise<FollowedBoard> {
  const url = new URL(officeEndpoints.boardStream.path, address);
  if (since !== undefined) url.searchParams.set('since', since);
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const told: Told = { events: [], cursor: '', orders: new Map(), heldAt: new Map(), backwards: 0 };
  return Object.assign(told, await readStream(url, headers, (fields) => take(told, fields)));
}

function take(board: Told, fields: Map<string, string>): void {
  board.cursor = fields.get('id') ?? board.cursor;
  const name = fields.get('event');
  if (name === undefined) return;
  const event = boardEventFromWire(name, fields.get('data') ?? '');
  if (!event) throw new Error(`This event can't be read: ${name} ${fields.get('data')}`);
  board.events.push(event);
  if (event.kind === 'board') for (const order of event.data.orders) hold(board, order);
  if (event.kind === 'order') hold(board, event.data);
}

function hold(board: Told, order: BoardOrder): void {
  const known = board.orders.get(order.id)?.version ?? 0;
  if (order.version < known) board.backwards += 1;
  if (order.version <= known) return;
  board.orders.set(order.id, order);
  board.heldAt.set(`${order.id}:${order.version}`, performance.now());
}
