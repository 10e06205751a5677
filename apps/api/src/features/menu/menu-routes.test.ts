import { itemSchema, paths } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('returns the item as in the menus [API-34]', async () => {
  const answer = await shop.send('GET', paths.product(101));
  expect(answer.statusCode).toBe(200);
  expect(itemSchema.parse(answer.json().payload).item_name).toBe('Margherita');
});

it.each(['999', '0', '-1', '1e3', 'abc', '101.5', '99999999999999999999'])(
  'answers 404 in French to the product %s [API-34]',
  async (id) => {
    const answer = await shop.send('GET', `/v2/public/products/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: 'error', message: 'Produit introuvable', code: 'product_not_found' });
  },
);
