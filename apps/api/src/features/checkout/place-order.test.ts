import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleOrder, pickupOrder } from '../../testing/example-order.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { listOrders } from '../order/order-repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('smoke', async () => {
  const a = await shop.send('POST', '/v2/public/checkout/', exampleOrder());
  console.log(a.statusCode, a.body, a.headers);
  const b = await shop.send('POST', '/v2/public/checkout', pickupOrder());
  console.log(b.statusCode, b.body);
  await shop.api.drainOutbox();
  console.log(shop.mails.map((m) => m.text).join('\n=====\n'), shop.mails[0]?.html);
  for (const url of [
    '/v2/public/settings',
    '/v2/public/menus',
    '/v2/public/offers',
    '/v2/public/offers/bienvenue10',
    '/v2/public/offers/x',
    '/v2/public/products/101',
    '/v2/public/recommendations/popular',
    '/v2/public/slots?mode=pickup&date=2026-11-23',
    '/healthz',
    '/readyz',
    '/metrics',
    '/v2/nope',
    '/v2/docs/',
    '/v2/docs',
    '/v2/openapi.json',
    '/%zz',
  ]) {
    const r = await shop.send('GET', url);
    console.log(url, r.statusCode, r.body.slice(0, 300));
  }
  console.log((await shop.send('PATCH', '/v2/public/menus/')).body);
  expect(await listOrders(shop.database.db, { limit: 10 })).toHaveLength(2);
});
