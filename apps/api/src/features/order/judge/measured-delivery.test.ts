import { paths, type WireOrder } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileOffer } from '../../../testing/example-catalogue.ts';
import { bellecour, createFakeUpstreams } from '../../../testing/fake-upstreams.ts';
import { mondayNoon, openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { findOrder } from '../record/order-repository.ts';

const upstreams = createFakeUpstreams();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(upstreams);
});
afterAll(() => shop.close());
beforeEach(async () => {
  upstreams.reset();
  shop.setClock(mondayNoon);
  await shop.database.db.execute(sql`delete from distance_answers`);
});

type Settings = Partial<CatalogueFile['settings']>;
const byDistance = { 'features.delivery.calculation_type': 'distance' } as const;
const settle = (change: Settings) => shop.setCatalogue(({ settings }) => Object.assign(settings, change));

const post = (body: object) => shop.send('POST', paths.checkout, body);
const codeOf = async (body: object) => {
  const answer = await post(body);
  // A quote is rejected with the same error (API-46).
  const quoted = await shop.send('POST', paths.quote, body);
  expect([quoted.statusCode, quoted.json()]).toEqual([answer.statusCode, answer.json()]);
  return [answer.statusCode, answer.json().code];
};
const measure = () => shop.send('GET', `${paths.distance}?location=place%20Bellecour`);

const items = {
  margherita: { item_id: 101, quantity: 1 },
  soda: { item_id: 301, quantity: 1 },
};
/** An order to Bellecour as the browser sends it, except for the amounts. */
const delivered = (change: Partial<WireOrder> = {}, place: object = {}) => {
  const order = exampleOrder(change);
  return { ...order, customer: { ...order.customer, location: { ...order.customer.location, zone: null, ...place } } };
};
/** Returns the server's delivery fee in cents, or its error code. */
async function chargedCents(body: object): Promise<number | string> {
  const answer = (await post({ ...body, total: 0 })).json();
  return answer.code === 'totals_mismatch' ? Math.round(answer.expected.delivery * 100) : answer.code;
}
async function countOrders(): Promise<unknown> {
  const { rows } = (await shop.database.db.execute(sql`select count(*)::int as n from orders`)) as unknown as {
    rows: { n: number }[];
  };
  return rows[0]?.n;
}

/** These carts cost 14.00 € and 15.00 € with delivery. */
const at1400 = [items.margherita, items.soda];
const at1500 = [{ ...items.soda, quantity: 5 }];
const noFlat = { 'features.delivery.flat_charge': null };
const miles = { 'features.delivery.unit': 'mi', 'features.delivery.max_distance': 5 } as const;

describe('delivery by distance', () => {
  it.each<[string, number, typeof at1400, Settings, number | string]>([
    ['D1', 3.2, at1400, {}, 510],
    ['D2', 3.2, at1500, {}, 310],
    ['D3', 3.2, at1400, noFlat, 'below_minimum'],
    ['D4', 3.2, [items.soda], { ...noFlat, 'features.delivery.minimum_order': null }, 310],
    ['D5', 10, at1500, {}, 650],
    ['D6', 10.01, at1500, {}, 'too_far'],
    ['D7', 8, at1500, miles, 399],
    ['D8', 8.1, at1500, miles, 'too_far'],
    ['D9', 60, at1500, { 'features.delivery.max_distance': null }, 3150],
    ['D9', 60, at1500, { 'features.delivery.max_distance': 0 }, 3150],
  ])(
    'costs what example %s says: %d km [LOC-09, LOC-10, LOC-19 to 21, API-25]',
    async (_row, km, cart, change, expected) => {
      await settle({ ...byDistance, ...change });
      upstreams.distanceKm = km;
      expect(await chargedCents(delivered({ items: cart }))).toBe(expected);
    },
  );

  it('is free by an offer, but not possible below the minimum: examples D10 and D11 [OFR-20]', async () => {
    const withOffer = (change: Settings) =>
      shop.setCatalogue(({ settings, offers }) => {
        Object.assign(settings, byDistance, change);
        offers.push(fileOffer({ id: 30, type: 'free_delivery' }));
      });
    await withOffer({});
    expect(await chargedCents(delivered({ items: at1400 }))).toBe(0);
    await withOffer(noFlat);
    expect(await chargedCents(delivered({ items: at1400 }))).toBe('below_minimum');
  });

  it('compares the minimum with the amount before coupons: example D12 [LOC-19]', async () => {
    await shop.setCatalogue(({ settings, offers }) => {
      Object.assign(settings, byDistance, noFlat);
      offers.push(fileOffer({ id: 31, type: 'fixed_amount', value: 10, auto_apply: 'No', code: 'DIX' }));
    });
    const cart = [items.margherita, { ...items.soda, quantity: 3 }];
    expect(await chargedCents(delivered({ items: cart, coupon: 'DIX' }))).toBe(310);
  });

  it('follows the look-up that the diner saw, whatever the upstreams say by now [API-24]', async () => {
    await settle(byDistance);
    await measure();
    const asked = upstreams.asked.length;
    upstreams.state = 'down';
    upstreams.distanceKm = 9;
    shop.setClock('2026-11-25T11:59');
    expect(await chargedCents(delivered())).toBe(310);
    expect(upstreams.asked).toHaveLength(asked);
    shop.setClock('2026-11-25T12:00');
    expect(await chargedCents(delivered())).toBe('location_unavailable');
  });

  it('is looked up once if it was not, by street, postal code and town, and stored with the server’s own point', async () => {
    await settle(byDistance);
    const order = delivered({}, { lat: 1, lng: 1 });
    const { expected } = (await post(order)).json();
    const answer = await post({ ...order, ...expected });
    expect(answer.statusCode).toBe(200);
    expect(upstreams.asked.filter((question) => question.startsWith('locate'))).toEqual([
      'locate 5 place Bellecour, 69002 Lyon',
    ]);
    const stored = await findOrder(shop.database.db, answer.json().payload.order_id);
    expect(stored).toMatchObject({ deliveryCents: 310, location: { lat: 45.7578, lng: 4.832 } });
  });

  it('is refused for an address that does not exist, and asks for a missing number [API-25]', async () => {
    await settle(byDistance);
    expect(await codeOf(delivered({}, { address: '5 rue Imaginaire' }))).toEqual([422, 'location_not_found']);
    expect(await codeOf(delivered({}, { postal_code: '69009' }))).toEqual([422, 'location_not_found']);
    upstreams.addresses = [{ ...bellecour, isPrecise: false }];
    const answer = await post(delivered({}, { address: 'place Bellecour' }));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'location_not_found']);
    expect(answer.json().message).toBe('Indiquez le numéro de la rue');
  });

  it.each(['down', 'hanging'] as const)(
    'stores nothing while the geocoder is %s, says so, and works again afterwards [API-25]',
    async (state) => {
      await settle(byDistance);
      upstreams.state = state;
      const before = await countOrders();
      const order = delivered();
      const answer = await post(order);
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        {
          status: 'error',
          message: 'La vérification d’adresse est indisponible, veuillez réessayer ou choisir le retrait',
          code: 'location_unavailable',
        },
      ]);
      expect(await countOrders()).toBe(before);
      upstreams.state = 'up';
      expect(await chargedCents(order)).toBe(310);
    },
  );

  it('that can’t be measured keeps the order of the codes: independent errors come first [API-25]', async () => {
    upstreams.state = 'down';
    await settle({ ...byDistance, 'features.delivery.active': false });
    expect(await codeOf(delivered())).toEqual([422, 'delivery_inactive']);
    await settle({ ...byDistance, ...noFlat });
    expect(await codeOf(delivered({ items: at1400 }))).toEqual([422, 'below_minimum']);
    const card = { payment_method: 'card', transaction_id: 'pi_1' } as const;
    expect(await codeOf(delivered(card))).toEqual([422, 'method_inactive']);
    const gone = delivered({ items: [{ item_id: 999, quantity: 1 }] });
    expect(await codeOf(gone)).toEqual([503, 'location_unavailable']);
  });

  it('does not stop pickup, or an order that is stored already', async () => {
    await settle(byDistance);
    const order = delivered();
    const { expected } = (await post(order)).json();
    expect((await post({ ...order, ...expected })).statusCode).toBe(200);
    await shop.database.db.execute(sql`delete from distance_answers`);
    upstreams.state = 'down';
    expect((await post({ ...order, ...expected })).statusCode).toBe(200);
    expect((await post(pickupOrder())).statusCode).toBe(200);
  });
});

describe('delivery by zone', () => {
  const villeurbanne = { postal_code: '69100', city: 'Villeurbanne' };
  const at2500 = [{ ...items.margherita, quantity: 2 }, items.soda];
  const free = { name: 'Z', city: 'Lyon', postal_code: '69002', delivery_fee: 0, flat_charge: 3, minimum_order: 20 };

  it.each<[string, typeof at1400, object, Settings, number | string]>([
    ['Z1', at1400, {}, {}, 450],
    ['Z2', at1500, {}, {}, 250],
    ['Z3', at1500, villeurbanne, {}, 'below_minimum'],
    ['Z4', at2500, villeurbanne, {}, 490],
    ['Z5', at1400, {}, { 'features.delivery.zones': [free] }, 300],
    ['Z6', at1500, { postal_code: '69009' }, {}, 'out_of_zone'],
    ['Z7', at2500, { postal_code: '69100' }, {}, 490],
    ['Z9', at1500, { postal_code: '', city: 'LYON' }, {}, 250],
  ])('costs what example %s says [LOC-14, LOC-18, LOC-20, LOC-21]', async (_row, cart, where, change, expected) => {
    await settle(change);
    expect(await chargedCents(delivered({ items: cart }, where))).toBe(expected);
  });

  it('needs no look-up, and so no geocoder [API-25]', async () => {
    await settle({});
    upstreams.state = 'down';
    expect((await post(exampleOrder())).statusCode).toBe(200);
    expect(upstreams.asked).toEqual([]);
  });

  it('is refused where the address is known to be too far: example Z8 [LOC-22]', async () => {
    await settle({});
    upstreams.distanceKm = 10.4;
    await measure();
    expect(await codeOf(exampleOrder())).toEqual([422, 'too_far']);
    await settle({ 'features.delivery.max_distance': null });
    expect((await post(exampleOrder())).statusCode).toBe(200);
  });
});

describe('delivery by zones on the map', () => {
  const square = (fromLat: number, fromLng: number) => [
    [fromLng, fromLat],
    [fromLng + 0.01, fromLat],
    [fromLng + 0.01, fromLat + 0.01],
    [fromLng, fromLat + 0.01],
  ];
  type FileZone = CatalogueFile['settings']['features.delivery.zones'][number];
  const zone: FileZone = {
    name: 'Presqu’île',
    city: 'Lyon',
    postal_code: null,
    delivery_fee: 4,
    flat_charge: null,
    minimum_order: null,
  };
  const drawn = (polygon: number[][][]) => settle({ 'features.delivery.zones': [{ ...zone, polygon }] });

  it('goes by the server’s own point, never by the browser’s [LOC-14, SEC-05]', async () => {
    await drawn([square(45.75, 4.83)]);
    expect(await chargedCents(delivered({}, { lat: 0, lng: 0 }))).toBe(400);
    await drawn([square(0, 0)]);
    expect(await chargedCents(delivered({}, { lat: 0.005, lng: 0.005 }))).toBe('out_of_zone');
  });

  it('is refused for an unknown address, and waits while the geocoder is down [API-25]', async () => {
    await drawn([square(45.75, 4.83)]);
    expect(await codeOf(delivered({}, { address: '5 rue Imaginaire' }))).toEqual([422, 'location_not_found']);
    upstreams.state = 'down';
    expect(await codeOf(delivered())).toEqual([503, 'location_unavailable']);
    expect(await codeOf(exampleOrder({ customer: { ...exampleOrder().customer, location: null } }))).toEqual([
      422,
      'out_of_zone',
    ]);
  });

  it.each([[[]], [[[]]], [[[[4.83]]]], [[square(45.75, 4.83).slice(0, 2)]]])(
    'goes by the town where the drawing is broken: %j [LOC-14]',
    async (polygon) => {
      await drawn(polygon);
      upstreams.state = 'down';
      expect(await chargedCents(delivered())).toBe(400);
    },
  );
});
