import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let other: OfficeShop;
beforeAll(async () => {
  shop = await openTestShop();
  other = withOffice(await openTestShop({ database: shop.database }));
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.database.query('delete from stock_outs', []);
  await shop.database.query('update items set pickup_cents = 1000 where id = 101', []);
  await raise();
  await shop.api.refreshCatalogue();
});

const raise = () => shop.database.query('update catalogue_version set version = version + 1', []);
const post = (body: object) => shop.send('POST', paths.checkout, body);
const stored = async ({ local_id }: { local_id: string }) => {
  const tables = ['order_lines', 'order_events', 'order_progress', 'order_taxes'].map(
    (table) => `(select count(*)::int from ${table} where order_id in (select id from orders where local_id = $1))`,
  );
  const { rows } = await shop.database.query(
    `select (select count(*)::int from orders where local_id = $1) + ${tables.join(' + ')} as n`,
    [local_id],
  );
  return rows[0]?.n;
};
const soldOut = async (id: number) =>
  other.ask('POST', officeEndpoints.markSoldOut.path, {
    cookie: await other.signedIn('manager'),
    body: { actionId: crypto.randomUUID(), targets: [{ kind: 'item', id }], length: 'day' },
  });

describe('an order that this server judged by what it had in memory', () => {
  it.each([
    ['by itself', {}],
    ['in a slot', { customer: { ...pickupOrder().customer, date: '2026-11-23 20:00' } }],
  ])('is refused for a dish that another server has marked as sold out: %s [STK-03, CHK-47]', async (_, change) => {
    const body = pickupOrder(change);
    expect((await soldOut(101)).statusCode).toBe(200);
    const answer = await post(body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'item_unavailable']);
    expect(await stored(body)).toBe(0);
  });

  it('is answered with the present amounts if a price has changed [CHK-47]', async () => {
    await shop.database.query('update items set pickup_cents = 1200 where id = 101', []);
    await raise();
    const body = pickupOrder();
    const answer = await post(body);
    expect([answer.statusCode, answer.json().code, answer.json().expected.total]).toEqual([409, 'totals_mismatch', 12]);
    expect(await stored(body)).toBe(0);
  });

  it('is stored, once, if the change does not concern it [STK-03]', async () => {
    await soldOut(501);
    const bodies = Array.from({ length: 6 }, () => pickupOrder());
    const answers = await Promise.all(bodies.map(post));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 200));
    const counts = await Promise.all(
      bodies.map(
        async ({ local_id }) =>
          (await shop.database.query('select id from orders where local_id = $1', [local_id])).rows.length,
      ),
    );
    expect(counts).toEqual(bodies.map(() => 1));
  });
});
