import { randomUUID } from 'node:crypto';
import { openShop } from '@comptoir/e2e';
import { enterOffice } from '@comptoir/e2e/office-hand';
import { makeOrder, postOrder } from '../make-order.ts';
import type { Measure } from '../report.ts';
import { drawBoard } from './draw-board.ts';
import { timeActions } from './time-actions.ts';
import { timeArrivals } from './time-arrivals.ts';
import { ordersToFollow, weighLivePages } from './weigh-live-pages.ts';

const openOrders = 200;

export async function measureBoard(): Promise<Measure[]> {
  // Rate limits count IP addresses, and behind a trusted proxy the benchmark can choose each client's address.
  const shop = await openShop({ RATE_LIMIT_FACTOR: '100000', TRUST_PROXY: '127.0.0.1' });
  try {
    // The office accepts requests only at its own `SITE_ROOT`, so the shop restarts with its actual address.
    await shop.stop();
    await shop.restart({ SITE_ROOT: shop.url });
    const { url } = shop;
    const office = await enterOffice(shop);
    await office.send('PUT', '/v2/office/board/reception', { reception: 'manual' });
    const order = await makeOrder(url);
    const place = async () => {
      const answer = await postOrder(url, { ...order, local_id: randomUUID() });
      const { payload } = (await answer.json()) as { payload: { order_id: string; track_token: string } };
      return payload;
    };
    const measures = [
      await timeArrivals({ url, office, count: openOrders }, async () => (await place()).order_id),
      ...(await drawBoard(url, office)),
      await timeActions(office),
    ];
    const tokens: string[] = [];
    for (let count = 0; count < ordersToFollow; count += 1) tokens.push((await place()).track_token);
    return [...measures, await weighLivePages(url, tokens)];
  } finally {
    await shop.dispose();
  }
}
