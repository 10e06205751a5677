import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodCards, openPaymentStep, payByCard } from './card-diner.ts';
import { listOrders } from './listed-orders.ts';
import { openShop, type Shop } from './shop.ts';

/** This machine's address in its network, or without a network another name of the local host. */
const address =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ HOST: '0.0.0.0' });
});
afterAll(async () => {
  await shop.dispose();
});

it.each(goodCards)(
  'a phone on the same network pays the demo with %s, and reaches nothing but the shop [PAY-18, PAY-19]',
  async (_name, card) => {
    const seen = { ...shop, url: shop.url.replace('127.0.0.1', address) };
    const diner = await openPaymentStep(seen);
    const { page, problems, localIds, leave } = diner;
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await payByCard(page, card);
    const orders = (await listOrders(shop)).filter(({ localId }) => localIds().includes(localId));
    expect(orders.map(({ status }) => status)).toEqual(['paid']);
    expect([...origins]).toEqual([seen.url]);
    expect(problems).toEqual([]);
    await leave();
  },
);

it('leads browsers to the card, and nobody to what is the server’s or the tests’', async () => {
  const ask = async (path: string) => (await fetch(`${shop.url}/demo-card${path}`)).status;
  expect(await ask('/v3/')).toBe(200);
  for (const path of ['/_sandbox/ledger', '/v1/customers', '/v1/refunds', '/v1/events', '/v3/../_sandbox/ledger', ''])
    expect([path, await ask(path)]).toEqual([path, 404]);
  // The proxy must not accept the server's secret key.
  const cancel = `${shop.url}/demo-card/v1/payment_intents/pi_1/confirm`;
  const answer = await fetch(cancel, { method: 'POST', headers: { authorization: 'Bearer sk_test_demo' } });
  expect(answer.status).toBe(401);
});
