import { randomUUID } from 'node:crypto';
import type { Shop } from './shop.ts';

/** Somebody of the restaurant who answers orders, by the office's own addresses. */
export interface OfficeHand {
  /** Does something with the order of a number, as it is now. */
  act(orderNumber: number, action: string, more?: (order: BoardEntry) => object): Promise<void>;
}

interface BoardEntry {
  id: string;
  number: number;
  version: number;
  promised_at: string;
}

/** Enters the demo's office by the link that the shop printed. */
export async function openOffice(shop: Shop): Promise<OfficeHand> {
  const [, origin = '', token = ''] = /Office: (\S+)\/office\/entrer\/([\w-]+)/.exec(shop.output()) ?? [];
  let cookie = '';
  async function send(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(shop.url + path, {
      method,
      headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  const entered = await send('POST', '/v2/office/session/enter', { token });
  cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    act: async (orderNumber, action, more = () => ({})) => {
      const board = (await (await send('GET', '/v2/office/board')).json()) as { payload: { orders: BoardEntry[] } };
      const order = board.payload.orders.find(({ number }) => number === orderNumber);
      if (!order) throw new Error(`The order ${orderNumber} is not on the board.`);
      const body = { action_id: randomUUID(), version: order.version, ...more(order) };
      await send('POST', `/v2/office/orders/${order.id}/${action}`, body);
    },
  };
}
