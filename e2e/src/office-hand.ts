import { randomUUID } from 'node:crypto';
import { printedLink } from './printed-link.ts';
import type { Shop } from './shop.ts';

export interface OfficeHand {
  act(orderNumber: number, action: string, more?: (order: BoardEntry) => object): Promise<void>;
}

export interface BoardEntry {
  id: string;
  number: number;
  version: number;
  promisedAt: string;
}

export interface OfficeSession {
  cookie: string;
  /** Sends a request to the office's API. @throws if the office refuses it. */
  send(method: string, path: string, body?: object): Promise<Response>;
  orders(): Promise<BoardEntry[]>;
}

/** Signs in to the demo's office with the link that the shop printed. */
export async function enterOffice(shop: Shop): Promise<OfficeSession> {
  const { origin, pathname } = await printedLink(shop);
  const token = pathname.split('/').at(-1);
  const session: OfficeSession = {
    cookie: '',
    send: async (method, path, body) => {
      const answer = await fetch(shop.url + path, {
        method,
        headers: { origin, cookie: session.cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer;
    },
    orders: async () => {
      const board = (await (await session.send('GET', '/v2/office/board')).json()) as {
        payload: { orders: BoardEntry[] };
      };
      return board.payload.orders;
    },
  };
  const entered = await session.send('POST', '/v2/office/session/enter', { token });
  session.cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  return session;
}

export async function openOffice(shop: Shop): Promise<OfficeHand> {
  const { send, orders } = await enterOffice(shop);
  return {
    act: async (orderNumber, action, more = () => ({})) => {
      const order = (await orders()).find(({ number }) => number === orderNumber);
      if (!order) throw new Error(`The order ${orderNumber} is not on the board.`);
      const body = { kind: action, actionId: randomUUID(), version: order.version, ...more(order) };
      await send('POST', `/v2/office/orders/${order.id}/${action}`, body);
    },
  };
}
