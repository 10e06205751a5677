import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setClock(mondayNoon);
  await shop.setCatalogue(({ settings }) => {
    settings['scheduling.slot_capacity'] = 8;
  });
});

const orderAt = (date: string) => pickupOrder({ customer: { ...pickupOrder().customer, date } });
const place = (date: string) => shop.send('POST', paths.checkout, orderAt(date));
const stateOf = async (value: string) => {
  const { slots } = (await shop.send('GET', `${paths.slots}?mode=pickup&date=2026-11-23`)).json().payload;
  return slots.find((slot: { value: string }) => slot.value === value)?.state;
};
const count = async (what: ReturnType<typeof sql>) => {
  const { rows } = (await shop.database.db.execute(what)) as unknown as { rows: { n: number }[] };
  return rows[0]?.n;
};

it('gives the last place of a slot to one of 50 orders at once, and tells 49 that it is gone [API-45, API-25]', async () => {
  for (let taken = 0; taken < 7; taken += 1) expect((await place('2026-11-23 19:00')).statusCode).toBe(200);
  expect(await stateOf('19:00')).toBe('free');

  const answers = await Promise.all(Array.from({ length: 50 }, () => place('2026-11-23 19:00')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refusals = answers.filter(({ statusCode }) => statusCode === 422).map((answer) => answer.json());
  expect(refusals).toHaveLength(49);
  for (const refusal of refusals)
    expect(refusal).toEqual({
      status: 'error',
      message: 'Ce créneau n’est plus disponible',
      code: 'slot_unavailable',
    });
  expect(await count(sql`select count(*)::int as n from orders where date_text = '2026-11-23 19:00'`)).toBe(8);
  expect(await count(sql`select orders as n from slot_counts where value = '19:00'`)).toBe(8);
  expect(await stateOf('19:00')).toBe('full');
  expect((await place('2026-11-23 19:15')).statusCode).toBe(200);
});

it('refuses what a slot has no place for, and nothing else of what comes at the same time [API-45]', async () => {
  const dates = [
    ...Array.from({ length: 12 }, () => '2026-11-23 21:00'),
    ...Array.from({ length: 5 }, () => '2026-11-23 21:15'),
  ];
  const answers = await Promise.all(dates.map((date) => place(date)));
  const placed = dates.filter((_, index) => answers[index]?.statusCode === 200);
  expect(placed.filter((date) => date.endsWith('21:00'))).toHaveLength(8);
  expect(placed.filter((date) => date.endsWith('21:15'))).toHaveLength(5);
  expect(await count(sql`select sum(orders)::int as n from slot_counts where value in ('21:00', '21:15')`)).toBe(13);
  const ofFull = sql`select count(*)::int as n from orders where date_text = '2026-11-23 21:00'`;
  expect(await count(ofFull)).toBe(8);
});

it('counts an order once, however often it is sent at once [API-45]', async () => {
  const order = orderAt('2026-11-23 20:00');
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.send('POST', paths.checkout, order)));
  expect(new Set(answers.map((answer) => answer.json().payload.order_id)).size).toBe(1);
  expect(await count(sql`select orders as n from slot_counts where value = '20:00'`)).toBe(1);
});

it('copes with a clock that jumps back: slots that were too soon are free again, full ones stay full', async () => {
  shop.setClock('2026-11-23T20:20');
  expect(await stateOf('20:30')).toBe('too_soon');
  expect((await place('2026-11-23 20:30')).json().code).toBe('slot_unavailable');
  shop.setClock('2026-11-23T11:00');
  expect(await stateOf('20:30')).toBe('free');
  expect((await place('2026-11-23 20:30')).statusCode).toBe(200);
  expect(await stateOf('19:00')).toBe('full');
});
