import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { recountLoads } from './recount-repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.setCatalogue(({ settings }) => {
    settings['kitchen.posts'] = [{ id: 'four', name: 'Four', per_window: 60, early_minutes: 30 }];
  });
});
afterAll(() => shop.close());

const now = Temporal.Instant.from('2026-11-23T12:00:00+01:00');
const drifts = async () => /^kitchen_load_drifts (\d+)/m.exec((await shop.send('GET', '/metrics')).body)?.[1];
const loads = async () =>
  (await shop.database.query('select post, release, deadline, quarters from kitchen_loads order by 1, 2, 3', [])).rows;

it('counts the work of orders again where the sums were changed by hand, and says so in the metrics [CAP-09]', async () => {
  for (const time of ['19:00', '19:00', '20:15']) {
    const order = pickupOrder({ customer: { ...pickupOrder().customer, date: `2026-11-23 ${time}` } });
    expect((await shop.send('POST', paths.checkout, order)).statusCode).toBe(200);
  }
  const right = await loads();
  expect(right).toHaveLength(2);
  expect(await drifts()).toBe('0');
  expect(await recountLoads(shop.database.db, now)).toBe(0);

  const { deadline } = right[0] as { deadline: number };
  await shop.database.query('update kitchen_loads set quarters = quarters + 1 where deadline = $1', [deadline]);
  await shop.database.query('delete from kitchen_loads where deadline <> $1', [deadline]);
  await shop.database.query('insert into kitchen_loads values ($1, $2, $3, 4)', ['grill', deadline, deadline - 1]);
  expect(await drifts()).toBe('3');
  expect(await recountLoads(shop.database.db, now)).toBe(3);
  expect(await drifts()).toBe('0');
  expect((await loads()).filter(({ quarters }) => quarters !== 0)).toEqual(right);
});

it('leaves alone what is over, as orders are deleted after ten years [CAP-09]', async () => {
  await shop.database.query("insert into kitchen_loads values ('four', 1, 0, 4)", []);
  expect([await drifts(), await recountLoads(shop.database.db, now)]).toEqual(['0', 0]);
});
