import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { listOrders } from '../record/order-repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const atOnce = 12;
const place = (localId: string, more: object = {}) =>
  shop.send('POST', paths.checkout, { ...pickupOrder(), local_id: localId, ...more });
const localIds = (name: string) => Array.from({ length: atOnce }, (_, index) => `${name}-of-orders-${index}`);

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Pool.prototype, 'query');
  await work();
  return query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('insert into orders')).length;
}

it('stores orders that come at once together, each whole and under a number of its own', async () => {
  const names = localIds('rush');
  let answers: Awaited<ReturnType<typeof place>>[] = [];
  const statements = await countStatements(async () => {
    answers = await Promise.all(names.map((name) => place(name)));
  });
  expect(statements).toBeLessThan(atOnce);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200));
  const orders = await listOrders(shop.database.db, { limit: atOnce });
  const told = answers.map((answer) => answer.json().payload);
  expect(new Set(told.map(({ order_number }) => order_number)).size).toBe(atOnce);
  for (const [index, { order_id, order_number }] of told.entries()) {
    const order = orders.find(({ id }) => id === order_id);
    expect(order).toMatchObject({ number: order_number, localId: names[index] });
    expect(order?.lines.length).toBe(pickupOrder().items.length);
    expect(order?.taxes.length).toBeGreaterThan(0);
  }
});

it('lets a single order wait for nothing', async () => {
  expect(await countStatements(() => place('alone-of-orders'))).toBe(1);
});

it('stores the others if one order can’t be stored: twins at once stay one order', async () => {
  const names = localIds('twins');
  const sent = [...names, ...names.slice(0, 3)];
  const answers = await Promise.all(sent.map((name) => place(name)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
  expect(new Set(answers.map((answer) => answer.json().payload.order_id)).size).toBe(atOnce);
});

it('fails each of them if the database refuses all, and stores them when they are sent again', async () => {
  const names = localIds('refused');
  vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(() => {
    throw Object.assign(new Error('The disk is full.'), { code: '53100' });
  });
  const refused = await Promise.all(names.map((name) => place(name)));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 503));
  vi.restoreAllMocks();
  const again = await Promise.all(names.map((name) => place(name)));
  expect(again.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200));
});
