import { distanceToBellecour, suggestionOf } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bellecour, createFakeUpstreams } from '../../testing/fake-upstreams.ts';
import { mondayNoon, openTestShop, type TestShop } from '../../testing/test-shop.ts';

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

const suggest = (query: string) => shop.send('GET', `/v2/public/locations/?query=${encodeURIComponent(query)}`);
const measure = (line: string) =>
  shop.send('GET', `/v2/public/locations/distance?location=${encodeURIComponent(line)}`);
const notFound = { status: 'error', message: 'Adresse introuvable', code: 'location_not_found' };
const unavailable = { ...notFound, code: 'location_unavailable' };

describe('the suggested addresses', () => {
  it('are those near the restaurant that begin so, and are never kept [API-29]', async () => {
    const answer = await suggest(' 5 place bel ');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      status: 'success',
      payload: [suggestionOf('5 place Bellecour')],
    });
    expect(upstreams.asked).toEqual(['suggest ["5 place bel",{"near":{"lat":45.764,"lng":4.8357},"limit":6}]']);
  });

  it('are six at most [API-29]', async () => {
    upstreams.addresses = Array.from({ length: 9 }, () => bellecour);
    expect((await suggest('place')).json().payload).toHaveLength(6);
  });

  it('are none, with status 200, if no address begins so [API-29]', async () => {
    expect((await suggest('xyz')).json()).toEqual({ status: 'success', payload: [] });
  });

  it('are an error while the geocoder is down [API-29]', async () => {
    upstreams.state = 'down';
    const answer = await suggest('5 place');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...unavailable, payload: [] }]);
  });

  it.each([
    'query=',
    'query=12%20%20',
    'query=%20%2012',
    '',
    'query=abc&query=def',
    'query=ab%00c',
    `query=${'a'.repeat(201)}`,
  ])('are refused for "%s", without a call of the geocoder [API-29, LOC-04]', async (query) => {
    const answer = await shop.send('GET', `/v2/public/locations/?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
    expect(Object.keys(answer.json().errors)).toEqual(['query']);
    expect(upstreams.asked).toEqual([]);
  });
});

describe('the distance to an address', () => {
  it('is the example’s, with its 13 keys [API-30, API-31]', async () => {
    const answer = await measure('5 place Bellecour, 69002 Lyon, France');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      status: 'success',
      payload: distanceToBellecour,
    });
    expect(upstreams.asked[1]).toBe('measure 45.764,4.8357 45.7578,4.832');
  });

  it.each([
    [{ 'features.delivery.unit': 'mi' }, 3.2, { distance: 1.99, unit: 'mi', delivery_cost: 2.5 }],
    [{}, 3.2049, { distance: 3.2, unit: 'km', delivery_cost: 3.1 }],
    [{}, 60, { distance: 60, delivery_cost: 31.5 }],
    [{ 'features.delivery.base_cost': null, 'features.delivery.cost_per_unit': null }, 3.2, { delivery_cost: 0 }],
  ])('is told and charged by the settings %j, for %d km [API-31, LOC-10]', async (change, distanceKm, expected) => {
    await shop.setCatalogue(({ settings }) => Object.assign(settings, change));
    upstreams.distanceKm = distanceKm;
    expect((await measure('5 place Bellecour')).json().payload).toMatchObject(expected);
    await shop.setCatalogue(() => undefined);
  });

  it('is an error for an address that does not exist, or without a road to it [API-30]', async () => {
    const answer = await measure('5 rue Imaginaire, Lyon');
    expect([answer.statusCode, answer.json()]).toEqual([200, notFound]);
    upstreams.distanceKm = null;
    expect((await measure('5 place Bellecour')).json()).toEqual(notFound);
  });

  it('is an error for a street without a number, which asks for the number [API-30]', async () => {
    upstreams.addresses = [{ ...bellecour, formattedAddress: '12 place Bellecour, 69002 Lyon', isPrecise: false }];
    expect((await measure('place Bellecour')).json()).toEqual({ ...notFound, message: 'Indiquez le numéro de la rue' });
    expect((await measure('12 place Bellecour')).json()).toEqual(notFound);
  });

  it('is an error if the likeliest address is in another town [API-30]', async () => {
    upstreams.addresses = [{ ...bellecour, postalCode: '69009' }];
    expect((await measure('5 place Bellecour, 69002 Lyon')).json()).toEqual(notFound);
  });

  it('is an error while geocoder or router is down, or if the restaurant’s place is not set [API-30]', async () => {
    upstreams.state = 'down';
    const answer = await measure('5 place Bellecour');
    expect([answer.statusCode, answer.json()]).toEqual([200, unavailable]);
    upstreams.state = 'up';
    await shop.setCatalogue(({ settings }) => {
      settings['contacts.latitude'] = null;
    });
    expect((await measure('5 place Bellecour')).json()).toEqual(unavailable);
    await shop.setCatalogue(() => undefined);
  });

  it('has a time limit: an upstream that hangs counts as down', async () => {
    upstreams.state = 'hanging';
    expect((await measure('5 place Bellecour')).json()).toEqual(unavailable);
  });

  it.each(['', 'location=', 'location=12', 'location=ab%00c'])('is refused for "%s" [API-30]', async (query) => {
    const answer = await shop.send('GET', `/v2/public/locations/distance?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['location']]);
  });
});

describe('a distance that was answered', () => {
  it('is kept for 48 h for the typed and for the found address, also while the geocoder is down', async () => {
    const { payload } = (await measure('place Bellecour')).json();
    upstreams.state = 'down';
    upstreams.distanceKm = 9;
    shop.setClock('2026-11-25T11:59');
    for (const line of ['PLACE  bellecour', '5, place Bellecour 69002 LYON', '5 place Bellecour, 69002 Lyon, France'])
      expect((await measure(line)).json().payload).toEqual(payload);
    shop.setClock('2026-11-25T12:00');
    expect((await measure('place Bellecour')).json()).toEqual(unavailable);
  });

  it('is forgotten at the next look-up after 48 h, and asked again once the restaurant has moved', async () => {
    await measure('place Bellecour');
    await shop.setCatalogue(({ settings }) => {
      settings['contacts.latitude'] = 45.75;
    });
    upstreams.distanceKm = 1;
    shop.setClock('2026-11-25T12:01');
    upstreams.addresses = [
      { ...bellecour, formattedAddress: '1 rue Neuve, 69001 Lyon', address: '1 rue Neuve', postalCode: '69001' },
    ];
    await measure('rue Neuve, 69001');
    const { rows } = (await shop.database.db.execute(
      sql`select key from distance_answers order by key`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ key: '1 rue neuve 69001 lyon' }, { key: 'rue neuve 69001' }]);
    await shop.setCatalogue(() => undefined);
    upstreams.distanceKm = 2;
    expect((await measure('rue Neuve, 69001')).json().payload.distance).toBe(2);
  });

  it('is stored once when many ask at once', async () => {
    const lines = ['5 place Bellecour, 69002 Lyon', 'place Bellecour', 'bellecour, 69002'];
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => measure(lines[index % 3] ?? '')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().payload.distance).toBe(3.2);
  });
});

it('too many look-ups from one place are refused [SEC-10]', async () => {
  const strict = await openTestShop({ ...upstreams, database: shop.database, limits: { addressLookupsPerMinute: 2 } });
  const ask = (path: string) => strict.send('GET', `/v2/public/locations/${path}=5%20place`);
  const answers = [await ask('?query'), await ask('distance?location'), await ask('?query')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  await strict.close();
});
