import { createCaller, paths, quoteFromWire, type WireOrder, type WireQuote } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fileOffer } from '../../../testing/example-catalogue.ts';
import { mondayNoon, openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.setCatalogue(() => undefined);
});

const ask = (body: object) => shop.send('POST', paths.quote, body);
async function quote(body: object): Promise<WireQuote> {
  const answer = await ask(body);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json().payload;
}
const isEmpty = async () => {
  for (const table of ['orders', 'outbox', 'slot_counts', 'coupon_uses', 'payments']) {
    const { rows } = await shop.database.query(`select count(*)::int as n from ${table}`, []);
    if ((rows[0] as { n: number }).n !== 0) return false;
  }
  return true;
};
/** A quote without the customer's name and without amounts. */
const { customer, items, is_pickup, free_items } = exampleOrder();
const bare = { items, is_pickup, free_items, customer: { location: customer.location, date: 'ASAP' } };

it('tells amounts, lines, discounts with reasons, delivery, VAT by rate and time, without contact data [API-46]', async () => {
  const told = await quote(bare);
  expect(told).toMatchObject({
    amounts: { subtotal: 33.5, discount: 0.55, delivery: 2.5, tax: 3.22, total: 35.45 },
    delivery_fee: 2.5,
    surcharge: 0,
    mode: 'delivery',
    discounts: [{ type: 'percentage', percent: 10, target: 'Desserts', amount: 0.55 }],
    taxes: [{ rate: 10, net: 32.23, vat: 3.22, gross: 35.45 }],
  });
  expect(told.lines.map(({ name, unit_price, total }) => [name, unit_price, total])).toEqual([
    ['Margherita', 14, 28],
    ['Tiramisu', 5.5, 5.5],
  ]);
  expect(await isEmpty()).toBe(true);
  expect(shop.mails).toEqual([]);
});

it('quotes what the order costs, to the cent [API-46]', async () => {
  const order = exampleOrder();
  const { amounts } = await quote({ ...order, subtotal: 1, total: 1 });
  expect((await shop.send('POST', paths.checkout, { ...order, ...amounts })).statusCode).toBe(200);
  const { payload } = (await shop.send('POST', paths.checkout, { ...order, ...amounts })).json();
  const told = await quote(order);
  expect(payload.receipt).toMatchObject({ lines: told.lines, discounts: told.discounts, taxes: told.taxes });
});

it('tells the surcharge of a small basket apart from the fee, and what free items offers grant', async () => {
  const { items: all, ...rest } = bare;
  const small = await quote({ ...rest, items: all.slice(1) });
  expect([small.delivery_fee, small.surcharge, small.amounts.delivery]).toEqual([2.5, 2, 4.5]);
  await shop.setCatalogue((catalogue) => {
    catalogue.offers = [fileOffer({ id: 4, type: 'free_item', items: [201], minimum_amount: 10 })];
  });
  expect((await quote({ items: pickupOrder().items, is_pickup: true })).free_items).toEqual([
    { item_id: 201, quantity: 1 },
  ]);
});

it('says why offers and the coupon give nothing', async () => {
  await shop.setCatalogue((catalogue) => {
    catalogue.offers = [
      fileOffer({ id: 1, type: 'fixed_amount', value: 5, minimum_amount: 40 }),
      fileOffer({
        id: 2,
        type: 'percentage',
        value: 10,
        categories: [11],
        active_times: [{ days: ['tue'], start: '10:00', end: '22:00' }],
      }),
      fileOffer({ id: 3, type: 'buy_one_get_one', items: [101] }),
      fileOffer({
        id: 9,
        type: 'percentage',
        value: 10,
        auto_apply: 'No',
        code: 'BIENVENUE10',
        delivery_pickup: 'delivery',
      }),
    ];
  });
  const one = { items: [{ item_id: 101, quantity: 1 }], is_pickup: true };
  const { obstacles } = await quote({ ...one, coupon: 'bienvenue10' });
  expect(obstacles.map(({ offer_id, code, kind, mode, missing }) => [offer_id, code, kind, mode, missing])).toEqual([
    [1, null, 'minimum', null, 30],
    [2, null, 'time', null, null],
    [3, null, 'pair', null, null],
    [9, 'BIENVENUE10', 'mode', 'delivery', null],
  ]);
  expect((await quote({ ...one, coupon: 'NOPE' })).obstacles[0]).toMatchObject({
    code: 'NOPE',
    kind: 'coupon_invalid',
  });
});

it.each<[string, object, string]>([
  ['an empty cart', { ...bare, items: [] }, 'empty_cart'],
  ['no mode', { items }, 'validation'],
  ['an unknown field', { ...bare, gift: 1 }, 'validation'],
  ['a malformed tip', { ...bare, tip: 1 }, 'tip_invalid'],
  ['a person with an invisible name', { ...bare, customer: { first_name: 'Zo\u200bé' } }, 'validation'],
  ['a foreign account', { ...bare, user_id: 42 }, 'unauthenticated'],
  ['a free item without an offer', { ...bare, free_items: [{ item_id: 301, quantity: 1 }] }, 'free_item_not_granted'],
  ['cards where none are taken', { ...bare, payment_method: 'card' }, 'method_inactive'],
  ['a delivery to nowhere', { ...bare, customer: { date: 'ASAP' } }, 'out_of_zone'],
])('refuses %s as an order is [API-46]', async (_, body, code) => {
  const answer = await ask(body);
  expect(answer.json().code).toBe(code);
  if (code === 'validation') return;
  const order = {
    ...exampleOrder(),
    ...body,
    customer: { ...customer, ...('customer' in body ? (body.customer as object) : {}) },
  } as WireOrder;
  const location = code === 'out_of_zone' ? null : order.customer.location;
  const placed = await shop.send('POST', paths.checkout, { ...order, customer: { ...order.customer, location } });
  expect([answer.statusCode, answer.json()]).toEqual([placed.statusCode, placed.json()]);
});

it('refuses a full slot', async () => {
  await shop.setCatalogue(({ settings }) => {
    settings['scheduling.slot_capacity'] = 1;
  });
  const date = '2026-11-24 19:00';
  const order = pickupOrder({ customer: { ...pickupOrder().customer, date } });
  expect((await ask(order)).statusCode).toBe(200);
  expect((await shop.send('POST', paths.checkout, order)).statusCode).toBe(200);
  expect((await ask(order)).json().code).toBe('slot_unavailable');
});

it('has a limit of its own, and stores no order', async () => {
  const strict = await openTestShop({ database: shop.database, limits: { quotesPerMinute: 2, ordersPerMinute: 1 } });
  const statuses: number[] = [];
  for (let time = 0; time < 3; time++) statuses.push((await strict.send('POST', paths.quote, bare)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await strict.send('POST', paths.checkout, pickupOrder())).statusCode).toBe(200);
  await strict.close();
});

it('can be read by the typed caller', async () => {
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const told = quoteFromWire(await createCaller({ root: address }).quote({ items, is_pickup: true, coupon: 'NOPE' }));
  expect(told).toMatchObject({
    amounts: { subtotalCents: 3150, deliveryCents: 0 },
    deliveryFeeCents: 0,
    surchargeCents: 0,
    discounts: [{ type: 'percentage', amountCents: 55 }],
    taxes: [{ rateBp: 1000 }],
  });
  expect(told?.obstacles[0]).toMatchObject({ offerId: null, code: 'NOPE', kind: 'coupon_invalid', missingCents: null });
  expect(quoteFromWire({ payload: {} })).toBeNull();
});
