import { paths } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pickupOrder } from '../../testing/example-order.ts';
import { mondayNoon, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const popular = async (query = '') =>
  (await shop.send('GET', `${paths.popular}${query}`)).json().popular?.map((entry: { itemId: number }) => entry.itemId);

it('lists what was ordered most in 90 days, then the best scores, without what is sold out [API-33]', async () => {
  expect((await popular()).slice(0, 3)).toEqual([101, 102, 201]);
  expect(await popular()).not.toContain(104);
  const soda = { items: [{ item_id: 301, quantity: 3, options: [], note: '' }], subtotal: 9, tax: 0.47, total: 9 };
  expect((await shop.send('POST', '/v2/public/checkout', pickupOrder(soda))).statusCode).toBe(200);
  expect((await shop.send('POST', '/v2/public/checkout', pickupOrder())).statusCode).toBe(200);
  shop.setClock('2026-11-23T12:01:01');
  expect((await popular()).slice(0, 3)).toEqual([301, 101, 102]);
  shop.setClock('2027-02-22T12:00');
  expect((await popular()).slice(0, 3)).toEqual([101, 102, 201]);
  shop.setClock(mondayNoon);
});

it('lists at most twelve, fewer where asked [API-33]', async () => {
  expect(await popular('?limit=2')).toHaveLength(2);
  expect((await popular('?limit=500')).length).toBeLessThanOrEqual(12);
});

it.each(['0', '-1', 'x', '1.5', ''])('refuses the limit "%s"', async (limit) => {
  const answer = await shop.send('GET', `${paths.popular}?limit=${limit}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe('validation');
});
