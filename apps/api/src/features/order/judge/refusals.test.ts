import { errorStatuses, paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.setCatalogue(() => undefined);
});

const post = (body: unknown) => shop.send('POST', paths.checkout, body as object);

async function isNothingStored(): Promise<boolean> {
  const { rows } = (await shop.database.db.execute(
    sql`select (select count(*) from orders)::int + (select count(*) from outbox)::int + (select count(*) from slot_counts)::int
      + (select count(*) from coupon_uses)::int + (select count(*) from payments)::int as n`,
  )) as unknown as { rows: { n: number }[] };
  return rows[0]?.n === 0;
}

/** True for errors that quotes do not have, because quotes need no amounts and no id. */
const isOfOrdersOnly = ({ code, errors }: { code: string; errors?: object }, body: unknown) =>
  code === 'totals_mismatch' ||
  (errors !== undefined &&
    Object.keys(errors).every((field) => ['total', 'local_id'].includes(field) && !Object.hasOwn(Object(body), field)));

/** Posts an order and expects this error, its French message, and no stored order. */
async function expectRefusal(body: unknown, code: keyof typeof errorStatuses, status: number = errorStatuses[code]) {
  const answer = await post(body);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(answer.json().status).toBe('error');
  expect(answer.json().message).not.toBe('');
  // A quote is rejected with the same error as an order (API-46).
  const quoted = await shop.send('POST', paths.quote, body as object);
  if (isOfOrdersOnly(answer.json(), body)) expect(quoted.statusCode).toBe(200);
  else expect([quoted.statusCode, quoted.json()]).toEqual([status, answer.json()]);
  expect(shop.mails).toEqual([]);
  expect(await isNothingStored()).toBe(true);
  return answer.json();
}

const item = (change: object) => pickupOrder({ items: [{ item_id: 101, quantity: 1, ...change }] });
const customer = (change: Partial<WireOrder['customer']>) =>
  pickupOrder({ customer: { ...pickupOrder().customer, ...change } });
const deliveredTo = (place: object, change: Partial<WireOrder> = {}) => {
  const order = exampleOrder(change);
  return { ...order, customer: { ...order.customer, location: { ...order.customer.location, ...place } } };
};
const without = (order: object, key: string) =>
  Object.fromEntries(Object.entries(order).filter(([name]) => name !== key));

describe('an order with a wrong shape', () => {
  it.each([
    ['a list', []],
    ['a text', '"commande"'],
    ['null', 'null'],
  ])('is refused when it is %s [API-25]', async (_what, body) => {
    const answer = await shop.send('POST', paths.checkout, undefined, {
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
  });

  it('is refused without items, whatever else is wrong [API-25]', async () => {
    await expectRefusal(pickupOrder({ items: [] }), 'empty_cart');
    await expectRefusal({ items: [] }, 'empty_cart');
  });

  it.each([0, 1.5, '2', null, 1e9, -1, 100, true, [1], {}])(
    'is refused with the quantity %j [API-25, SEC-14]',
    async (quantity) => {
      const { errors } = await expectRefusal(item({ quantity }), 'validation');
      expect(errors).toEqual({ 'items.0.quantity': 'Quantité invalide' });
    },
  );

  it.each([
    ['an unknown field', { ...pickupOrder(), price: 1 }, 'price'],
    ['an unknown field of an item', item({ price: 1 }), 'items.0.price'],
    ['an unknown field of the customer', customer({ age: 3 } as object), 'customer.age'],
    ['a note of 501 characters', item({ note: 'x'.repeat(501) }), 'items.0.note'],
    ['a name of 256 characters', customer({ first_name: 'x'.repeat(256) }), 'customer.first_name'],
    ['no first name', customer({ first_name: ' ' }), 'customer.first_name'],
    ['no last name', customer({ last_name: '' }), 'customer.last_name'],
    ['no phone', customer({ phone: '' }), 'customer.phone'],
    ['an e-mail address that is none', customer({ email: 'camille' }), 'customer.email'],
    ['a date that is none', customer({ date: 'demain' }), 'customer.date'],
    ['a date that does not exist', customer({ date: '2026-02-30 12:00' }), 'customer.date'],
    ['an amount with three decimals', pickupOrder({ total: 10.001 }), 'total'],
    ['an amount that is no number', pickupOrder({ total: 'dix' }), 'total'],
    ['no total', without(pickupOrder(), 'total'), 'total'],
    ['no local id', without(pickupOrder(), 'local_id'), 'local_id'],
    ['a local id of nothing', pickupOrder({ local_id: '' }), 'local_id'],
    ['a status of its own', { ...pickupOrder(), status: 'paid' }, 'status'],
    ['an unknown method', { ...pickupOrder(), payment_method: 'paypal' }, 'payment_method'],
    ['a boolean as text', { ...pickupOrder(), is_pickup: 'true' }, 'is_pickup'],
    ['101 lines', pickupOrder({ items: Array.from({ length: 101 }, () => ({ item_id: 101, quantity: 1 })) }), 'items'],
    [
      'an unknown option',
      item({ options: [{ option_id: 2, option_options: [{ id: 2001, quantity: 1 }] }] }),
      'items.0.options',
    ],
    [
      'an unknown choice',
      item({ options: [{ option_id: 1, option_options: [{ id: 2001, quantity: 1 }] }] }),
      'items.0.options',
    ],
    [
      'more choices than allowed',
      item({ options: [{ option_id: 1, option_options: [{ id: 1001, quantity: 6 }] }] }),
      'items.0.options',
    ],
    ['fewer choices than needed', item({ item_id: 103 }), 'items.0.options'],
    [
      'a choice taken 0 times',
      item({ options: [{ option_id: 1, option_options: [{ id: 1001, quantity: 0 }] }] }),
      'items.0.options.0.option_options.0.quantity',
    ],
    ['a delivery without a street', deliveredTo({ address: '' }), 'customer.location.address'],
    ['a delivery without a town', deliveredTo({ city: ' ' }), 'customer.location.city'],
  ])('is refused with %s, which is named [API-25, SEC-14]', async (_what, body, field) => {
    const { errors } = await expectRefusal(body, 'validation');
    expect(Object.keys(errors)).toEqual([field]);
  });

  it.each([
    ['a NUL character', customer({ first_name: 'Cam\0ille' })],
    ['half a character', customer({ first_name: 'Cam\ud800ille' })],
    ['a NUL character in its id', pickupOrder({ local_id: 'abc\0abcabc' })],
  ])('is refused with %s, which no database stores', async (_what, body) => {
    await expectRefusal(body, 'validation');
  });

  it('is refused, not choked on, when it is nested without end', async () => {
    const deep = `{"items":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const answer = await shop.send('POST', paths.checkout, undefined, {
      payload: deep,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
  });
});

describe('an order that the restaurant can not take', () => {
  const change = async (edit: (catalogue: CatalogueFile) => void) => shop.setCatalogue(edit);

  it('is refused when its method is not active [API-25]', async () => {
    await expectRefusal({ ...pickupOrder(), payment_method: 'card', transaction_id: 'pi_1' }, 'method_inactive');
    await change(({ settings }) => {
      settings['payments.cod.active'] = false;
    });
    await expectRefusal(pickupOrder(), 'method_inactive');
  });

  it('is refused when nothing is delivered [API-25]', async () => {
    await change(({ settings }) => {
      settings['features.delivery.active'] = false;
    });
    await expectRefusal(exampleOrder(), 'delivery_inactive');
  });

  it('is refused outside of the zones, and without a place [API-25]', async () => {
    await expectRefusal(deliveredTo({ postal_code: '69009', zone: null }), 'out_of_zone');
    await expectRefusal(exampleOrder({ customer: { ...exampleOrder().customer, location: null } }), 'out_of_zone');
  });

  it('is refused when the zone that it names is not the one of its postal code [SEC-05]', async () => {
    await expectRefusal(deliveredTo({ postal_code: '69009', zone: 'Centre' }), 'out_of_zone');
  });

  it('is refused below the minimum, with the amount, if no charge can replace it [API-25]', async () => {
    const { message } = await expectRefusal(
      deliveredTo(
        { postal_code: '69100', city: 'Villeurbanne', zone: 'Villeurbanne' },
        { items: exampleOrder().items.slice(1) },
      ),
      'below_minimum',
    );
    expect(message).toMatch(/^Minimum de commande pour la livraison : 25,00\s€$/);
  });

  it('is refused by distance without a place [API-25]', async () => {
    await change(({ settings }) => {
      settings['features.delivery.calculation_type'] = 'distance';
    });
    await expectRefusal(
      exampleOrder({ customer: { ...exampleOrder().customer, location: null } }),
      'location_not_found',
    );
  });

  it('is refused for an item that is gone, sold out or off sale, which is named [API-25]', async () => {
    const gone = await expectRefusal(item({ item_id: 999, item_name: 'Hawaïenne' }), 'item_unavailable');
    expect(gone.message).toBe(
      'Hawaïenne : indisponible(s). Veuillez choisir un autre horaire ou retirer ces articles.',
    );
    const soldOut = await expectRefusal(item({ item_id: 104 }), 'item_unavailable');
    expect(soldOut.message).toContain('Napolitaine');
    await change(({ menus }) => {
      for (const menu of menus) menu.menu_is_available = false;
    });
    await expectRefusal(pickupOrder(), 'item_unavailable');
  });

  it('is refused for an item that is gone although the rest is below the minimum', async () => {
    const order = deliveredTo(
      { postal_code: '69100', city: 'Villeurbanne', zone: 'Villeurbanne' },
      { items: [{ item_id: 999, quantity: 1 }] },
    );
    await expectRefusal(order, 'item_unavailable');
  });

  it('is refused for an item that is not served at the slot [API-25]', async () => {
    const lunch = { item_id: 401, quantity: 1 };
    const both = pickupOrder({
      items: [{ item_id: 101, quantity: 1 }, lunch],
      customer: customer({ date: '2026-11-23 19:00' }).customer,
    });
    const { message } = await expectRefusal(both, 'item_unavailable');
    expect(message).toMatch(/^Formule :/);
  });

  it.each([
    ['between the services', '2026-11-23 16:00'],
    ['on a day without service', '2026-11-29 12:00'],
  ])('is refused %s if no menu of its items is open [API-25]', async (_when, date) => {
    const { message } = await expectRefusal(customer({ date }), 'item_unavailable');
    expect(message).toMatch(/^Margherita :/);
  });

  it.each([
    ['past', '2026-11-23 11:30'],
    ['too soon', '2026-11-23 12:15'],
    ['not one of ours', '2026-11-23 12:40'],
    ['a range where single times are offered', '2026-11-23 13:00-13:15'],
    ['more than 30 days away', '2026-12-28 12:00'],
  ])('is refused for a slot that is %s [API-25]', async (_what, date) => {
    await expectRefusal(customer({ date }), 'slot_unavailable');
  });

  it('is refused as soon as possible when nothing opens within seven days [API-25]', async () => {
    await change(({ menus }) => {
      for (const menu of menus) {
        for (const day of menu.active_times) day.times = [];
      }
    });
    await expectRefusal(pickupOrder(), 'closed');
  });

  it.each([
    ['total', { total: 9.99 }],
    ['total', { total: 10.01 }],
    ['subtotal', { subtotal: 9.99 }],
    ['tax', { tax: 0.9 }],
    ['discount', { discount: 0.01 }],
    ['delivery', { delivery: 0.01 }],
  ])('is refused when its %s is one cent off: %j [API-24, SEC-05]', async (_what, claimed) => {
    const answer = await expectRefusal(pickupOrder(claimed), 'totals_mismatch');
    expect(answer.expected).toEqual({ subtotal: 10, discount: 0, delivery: 0, tax: 0.91, total: 10 });
  });

  it('gets the server’s amounts when a price went up, as in the example [API-24]', async () => {
    await change(({ menus }) => {
      for (const dish of menus[0]?.categories[0]?.items ?? [])
        if (dish.item_id === 101) dish.item_price.price_delivery = 12;
    });
    const { expected, cart } = await expectRefusal(exampleOrder(), 'totals_mismatch');
    expect(expected).toEqual({ subtotal: 35.5, discount: 0.55, delivery: 2.5, tax: 3.4, total: 37.45 });
    expect(cart).toEqual({
      items: [
        { index: 0, item_id: 101, unit_price: 15, line_total: 30 },
        { index: 1, item_id: 201, unit_price: 5.5, line_total: 5.5 },
      ],
      free_items: [],
      offers: [{ id: 1, type: 'percentage', amount: 0.55 }],
    });
  });
});
