import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
  orderId = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id;
});
afterAll(() => shop.close());

const put = (body: object) => shop.send('PUT', paths.checkout, body);
const update = (change: object = {}) => ({ order_id: orderId, transaction_id: null, status: 'pending', ...change });

it('confirms a pending cash order, as often as it is asked [API-27, CHK-39]', async () => {
  for (const transaction_id of [null, null, undefined]) {
    const answer = await put(update({ transaction_id }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'success',
      payload: {
        order_id: orderId,
        status: 'pending',
        track_token: expect.any(String),
        receipt: expect.objectContaining({ order_id: orderId }),
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it.each([
  ['no order', { order_id: undefined }, 422, 'validation'],
  ['an unknown field', { total: 1 }, 422, 'validation'],
  ['a transaction that is no text', { transaction_id: 5 }, 422, 'validation'],
  ['another status', { status: 'cancelled' }, 422, 'invalid_status'],
  ['an unknown status', { status: 'livrée' }, 422, 'invalid_status'],
  ['an unknown order', { order_id: randomUUID() }, 404, 'order_not_found'],
  ['an order id that is none', { order_id: "1' or '1'='1" }, 404, 'order_not_found'],
  ['the human number instead of the id', { order_id: '1000' }, 404, 'order_not_found'],
  ['a cash order as paid', { status: 'paid' }, 402, 'payment_not_confirmed'],
  ['a cash order as paid by a foreign card', { status: 'paid', transaction_id: 'pi_1' }, 402, 'payment_not_confirmed'],
  ['a foreign transaction', { transaction_id: 'pi_1' }, 404, 'order_not_found'],
])('refuses %s [API-27, API-28]', async (_what, change, status, code) => {
  const answer = await put(update(change));
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

it('never moves an order backwards [API-27]', async () => {
  await shop.database.db.execute(sql`update orders set status = 'paid' where id = ${orderId}`);
  const answer = await put(update());
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'invalid_status']);
});
