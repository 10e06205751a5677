import { randomUUID } from 'node:crypto';
import { paths, readOfficeSettings } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { listEvents } from '../../order/record/order-repository.ts';
import { applyClock } from './watch-clock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Applies the clock some minutes after Monday noon. */
const apply = (minutes: number) =>
  applyClock({
    db: shop.database.db,
    announce: () => undefined,
    office: () => readOfficeSettings([]),
    now: () => Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime('Europe/Paris').add({ minutes }),
  });
async function place(progress: string, status = 'pending', method = 'cash'): Promise<string> {
  const { order_id } = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload;
  await shop.database.query(
    `update order_progress set due_at = '2026-11-23T12:00+01:00', ${progress} where order_id = $1`,
    [order_id],
  );
  await shop.database.query('alter table orders disable trigger orders_receipt', []);
  await shop.database.query('update orders set status = $2, payment_method = $3 where id = $1', [
    order_id,
    status,
    method,
  ]);
  await shop.database.query('alter table orders enable trigger orders_receipt', []);
  return order_id;
}
const progressOf = async (orderId: string) =>
  (
    await shop.database.query(
      'select state, state_before, version, reception from order_progress where order_id = $1',
      [orderId],
    )
  ).rows[0];
const kindsOf = async (orderId: string) => (await listEvents(shop.database.db, orderId)).map(({ kind }) => kind);

it('closes an order of a shop that has mail only, an hour and a half after it was due, and says nothing of it [BRD-55]', async () => {
  const id = await place("reception = 'none'");
  await apply(89);
  expect(await progressOf(id)).toMatchObject({ state: 'accepted', version: 1 });
  await apply(90);
  await apply(91);
  expect(await progressOf(id)).toMatchObject({ state: 'done', state_before: 'accepted', version: 2 });
  expect(await kindsOf(id)).toEqual(['placed', 'cash_presumed']);
});

it('closes a delivery that is paid and on its way, but none with unpaid cash [BRD-55]', async () => {
  const way = "state = 'on_the_way', reception = 'manual'";
  const paid = await place(way, 'paid', 'card');
  const due = await place(way);
  const cooking = await place("state = 'accepted', reception = 'manual'", 'paid', 'card');
  await Promise.all([apply(90), apply(90)]);
  expect(await progressOf(paid)).toMatchObject({ state: 'done', state_before: 'on_the_way', version: 2 });
  expect(await kindsOf(paid)).toEqual(['placed', 'delivered']);
  expect(await progressOf(due)).toMatchObject({ state: 'on_the_way', version: 1 });
  expect(await progressOf(cooking)).toMatchObject({ state: 'accepted', version: 1 });
});

it('keeps an action’s id for two days [BRD-40]', async () => {
  const insert = (at: string) =>
    shop.database.query("insert into office_actions values ($1, 'order:x', 'hash', $2)", [randomUUID(), at]);
  await insert('2026-11-21T11:59+01:00');
  await insert('2026-11-21T12:01+01:00');
  await apply(0);
  expect((await shop.database.query('select count(*)::int as n from office_actions', [])).rows).toEqual([{ n: 1 }]);
});
