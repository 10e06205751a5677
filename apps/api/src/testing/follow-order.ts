import { type LiveOrder, liveOrderFromWire, paths } from '@comptoir/contract';
import { type ReadStream, readStream } from './read-stream.ts';

export interface OrderPage extends ReadStream {
  orders: LiveOrder[];
  events: string[];
}

export async function followOrder(address: string, token: string): Promise<OrderPage> {
  const told: Omit<OrderPage, keyof ReadStream> = { orders: [], events: [] };
  const stream = await readStream(new URL(paths.liveStream(token), address), {}, (fields) => {
    const event = fields.get('event');
    if (event !== undefined) told.events.push(event);
    if (event !== 'order') return;
    const order = liveOrderFromWire(JSON.parse(fields.get('data') ?? ''));
    if (order?.form !== 'whole') throw new Error('An order came that can’t be shown.');
    told.orders.push(order);
  });
  return Object.assign(told, stream);
}
