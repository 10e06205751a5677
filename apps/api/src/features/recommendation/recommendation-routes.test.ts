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

it('recommends what was ordered with the cart’s items, then the most wanted, and nothing of the cart [API-32]', async () => {
  const meal = [
    { item_id: 102, quantity: 1 },
    { item_id: 303, quantity: 4 },
  ];
  const order = pickupOrder({ items: meal, subtotal: 12.5, tax: 1.14, total: 12.5 });
  expect((await shop.send('POST', paths.checkout, order)).statusCode).toBe(200);
  const recommend = async (body: object) => (await shop.send('POST', paths.recommendations, body)).json();
  const { recommendations } = await recommend({ cartItems: [{ itemId: 102, quantity: 1 }], maxRecommendations: 12 });
  expect(recommendations[0]).toEqual({ itemId: 303 });
  expect(recommendations).not.toContainEqual({ itemId: 102 });
  expect(recommendations.length).toBeLessThanOrEqual(12);
  expect((await recommend({ cartItems: [102], maxRecommendations: 1 })).recommendations).toEqual([{ itemId: 303 }]);
  expect((await recommend({ cartItems: [] })).recommendations).toEqual([]);
});

it.each([
  {},
  { cartItems: 'x' },
  { cartItems: [{}] },
  { cartItems: [1.5] },
  { cartItems: [1], maxRecommendations: 0 },
  { cartItems: [1], more: 1 },
])('refuses the cart %j [API-32]', async (body) => {
  const answer = await shop.send('POST', paths.recommendations, body);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
});
