import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const popular = async (query = '') =>
  (await shop.send('GET', `${paths.popular}${query}`)).json().popular?.map((entry: { itemId: number }) => entry.itemId);

it('lists what was ordered most in 90 days, then the best scores, without what is sold out [API-33]', async () => {
  const firstThree = async () => (await popular()).slice(0, 3);
  expect(await firstThree()).toEqual([101, 102, 201]);
  expect(await popular()).not.toContain(104);
  const soda = { items: [{ item_id: 301, quantity: 3, options: [], note: '' }], subtotal: 9, tax: 0.47, total: 9 };
  expect((await shop.send('POST', '/v2/public/checkout', pickupOrder(soda))).statusCode).toBe(200);
  expect((await shop.send('POST', '/v2/public/checkout', pickupOrder())).statusCode).toBe(200);
  // A minute later the orders are counted again in the background.
  shop.setClock('2026-11-23T12:01:01');
  await expect.poll(firstThree).toEqual([301, 101, 102]);
  shop.setClock('2027-02-22T12:00');
  await expect.poll(firstThree).toEqual([101, 102, 201]);
  shop.setClock(mondayNoon);
  await expect.poll(firstThree).toEqual([301, 101, 102]);
});

it('answers what it knows while the orders are counted again [API-32, API-33]', async () => {
  const { database } = shop;
  const counted = await popular();
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = database.db.transaction(async (tx) => {
    await tx.execute('lock table orders in access exclusive mode');
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  shop.setClock('2026-11-23T12:20');
  expect(await popular()).toEqual(counted);
  const answer = await shop.send('POST', paths.recommendations, { cartItems: [101] });
  expect(answer.json().recommendations.length).toBeGreaterThan(0);
  release.resolve();
  await holding;
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

it('recommends what orders have with the cart’s items, then what the cart lacks, and nothing of the cart [API-32]', async () => {
  const meal = [
    { item_id: 102, quantity: 1 },
    { item_id: 303, quantity: 1 },
  ];
  for (let placed = 0; placed < 4; placed += 1) {
    const order = pickupOrder({ items: meal, subtotal: 12.5, tax: 1.14, total: 12.5 });
    expect((await shop.send('POST', paths.checkout, order)).statusCode).toBe(200);
  }
  shop.setClock('2026-11-23T12:05');
  const recommend = async (body: object) =>
    (await shop.send('POST', paths.recommendations, body))
      .json()
      .recommendations.map((entry: { itemId: number }) => entry.itemId);
  const firstThree = async () => (await recommend({ cartItems: [{ itemId: 102, quantity: 1 }] })).slice(0, 3);
  // Drinks and dessert come before other pizzas, and sold-out items never appear.
  await expect.poll(firstThree).toEqual([303, 201, 301]);
  const ids = await recommend({ cartItems: [{ itemId: 102, quantity: 1 }, 9999], maxRecommendations: 500 });
  expect(ids.slice(0, 3)).toEqual([303, 201, 301]);
  for (const id of [102, 104, 9999]) expect(ids).not.toContain(id);
  expect(ids.length).toBeLessThanOrEqual(12);
  expect(await recommend({ cartItems: [102], maxRecommendations: 1 })).toEqual([303]);
  const whole = pickupOrder({ items: [{ item_id: 102, quantity: 1, options: [], note: 'bien cuite' }] }).items;
  expect((await recommend({ cartItems: whole }))[0]).toBe(303);
  expect(await recommend({ cartItems: [9999] })).toHaveLength(9);
  expect(await recommend({ cartItems: [] })).toEqual([]);
});

it.each([
  {},
  { cartItems: 'x' },
  { cartItems: [{}] },
  { cartItems: [1.5] },
  { cartItems: [1], maxRecommendations: 0 },
  { cartItems: [1], more: 1 },
  { cartItems: Array.from({ length: 102 }, () => 1) },
])('refuses the cart %j [API-32]', async (body) => {
  const answer = await shop.send('POST', paths.recommendations, body);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
});

it('recommends no alcohol, however often it is ordered [LAW-27]', async () => {
  const recommended = async () => {
    const answer = await shop.send('POST', paths.recommendations, { cartItems: [401] });
    return answer.json().recommendations.map(({ itemId }: { itemId: number }) => itemId) as number[];
  };
  expect([(await popular()).includes(302), (await recommended()).includes(302)]).toEqual([true, true]);
  await shop.setCatalogue(({ menus, settings }) => {
    settings['alcohol.licence'] = 'takeaway';
    for (const item of menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)))
      if (item.item_id === 302) item.alcohol = { kind: 'wine', abv: 13.5 };
  });
  expect([(await popular()).includes(302), (await recommended()).includes(302)]).toEqual([false, false]);
});
