import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { menuSchema, menusFromWire, offerSchema, offersFromWire, paths, settingsFromWire } from '@comptoir/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileOffer } from '../../testing/example-catalogue.ts';
import { mondayNoon, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.setCatalogue(() => undefined);
});

const read = async (path: string) => (await shop.send('GET', path)).json();

describe('what the restaurant says of itself', () => {
  it('lists every named setting, the zones with them, and no secret [API-03, API-04, CFG-19, CFG-20, CFG-21, CFG-22]', async () => {
    const answer = await shop.send('GET', paths.settings);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const body = answer.json();
    expect(Object.keys(body).sort()).toEqual(['payload', 'status']);
    const names = body.payload.map((entry: { name: string }) => entry.name);
    expect(names.sort()).toEqual(
      [
        ...['name', 'address', 'phone', 'email', 'latitude', 'longitude', 'social_links'].map(
          (name) => `contacts.${name}`,
        ),
        ...['stripe.active', 'stripe.public_key', 'stripe.script_url', 'paypal.active', 'cod.active'].map(
          (name) => `payments.${name}`,
        ),
        ...['active', 'calculation_type', 'minimum_order', 'flat_charge', 'max_distance', 'unit', 'base_cost'].map(
          (name) => `features.delivery.${name}`,
        ),
        'features.delivery.cost_per_unit',
        'features.delivery.zones',
        ...['', 'pickup_'].flatMap((prefix) =>
          [
            'show_range',
            'remove_first_range',
            'remove_first_range_number',
            'remove_last_range',
            'remove_last_range_number',
            'minimum_time',
          ].map((name) => `scheduling.${prefix}${name}`),
        ),
        'scheduling.slot_capacity',
        'scheduling.exceptions',
        'withdrawal.shown',
      ].sort(),
    );
    const zones = body.payload.find((entry: { name: string }) => entry.name === 'features.delivery.zones').value;
    expect(zones[2]).toEqual({
      name: 'Villeurbanne',
      city: 'Villeurbanne',
      postal_code: '69100',
      delivery_fee: 4.9,
      flat_charge: null,
      minimum_order: 25,
    });
    expect(settingsFromWire(body).delivery.zones[0]).toMatchObject({
      name: 'Centre',
      feeCents: 250,
      minimumCents: 1500,
    });
  });

  it('lists the menus as the contract has them, slots cut from the hours [API-05, MNU-03, MNU-05, MNU-06]', async () => {
    const body = await read(paths.menus);
    const menus = z.array(menuSchema).parse(body.payload);
    for (const { time_ranges, pickup_time_ranges } of menus)
      for (const day of [...Object.keys(time_ranges), ...Object.keys(pickup_time_ranges)])
        expect(day).toMatch(/^(mon|tue|wed|thu|fri|sat|sun)$/);
    expect(menus[0]?.time_ranges.mon?.slice(0, 2)).toEqual(['11:30-11:45', '11:45-12:00']);
    expect(menus[0]?.time_ranges.sun).toEqual(['00:00-00:00']);
    const [margherita] = menusFromWire(body)[0]?.categories[0]?.items ?? [];
    expect(margherita).toMatchObject({
      name: 'Margherita',
      price: { pickupCents: 1000, deliveryCents: 1100, taxRateBp: 1000 },
      allergens: ['gluten', 'milk'],
    });
  });

  it('lists the offers that apply by themselves, never a coupon or its code [API-06, OFR-03, OFR-05, OFR-06]', async () => {
    await shop.setCatalogue(({ offers }) => {
      offers.push(fileOffer({ id: 2, type: 'free_delivery', is_active: false }));
      offers.push(fileOffer({ id: 3, type: 'fixed_amount', value: 2.5, minimum_amount: 20 }));
    });
    const answer = await shop.send('GET', paths.offers);
    const offers = z.array(offerSchema).parse(answer.json().payload);
    expect(offers.map((offer) => offer.id)).toEqual([1, 3]);
    expect(answer.body).not.toContain('BIENVENUE10');
    expect(answer.body).not.toContain('"code"');
    expect(offersFromWire(answer.json())[1]).toMatchObject({ amountCents: 250, minimumCents: 2000 });
  });
});

describe('a public list kept in memory', () => {
  it.each([paths.settings, paths.menus, paths.offers])('answers 304 to a client that has %s already', async (path) => {
    const first = await shop.send('GET', path);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await shop.send('GET', path, undefined, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers.etag).toBe(etag);
    expect(second.headers.date).toBe(first.headers.date);
    expect((await shop.send('GET', path, undefined, { headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('comes as %s to who takes it, the same to the byte, under an ETag of its own', async (encoding, open) => {
    const plain = await shop.send('GET', paths.menus);
    const headers = { 'accept-encoding': `${encoding};q=0.5, other` };
    const packed = await shop.send('GET', paths.menus, undefined, { headers });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(open(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = { ...headers, 'if-none-match': String(packed.headers.etag) };
    expect((await shop.send('GET', paths.menus, undefined, { headers: again })).statusCode).toBe(304);
  });

  it('is not compressed for a client that refuses it', async () => {
    const headers = { 'accept-encoding': 'br;q=0, gzip;q=0' };
    expect((await shop.send('GET', paths.menus, undefined, { headers })).headers['content-encoding']).toBeUndefined();
  });

  it('shows an import without a restart, under another ETag and another version', async () => {
    const before = await shop.send('GET', paths.menus);
    const version = shop.api.catalogueVersion();
    let changes = 0;
    shop.api.onCatalogueChange(() => {
      changes += 1;
    });
    await shop.setCatalogue(({ menus }) => {
      for (const item of menus[0]?.categories[0]?.items ?? []) item.is_available = false;
    });
    const after = await shop.send('GET', paths.menus, undefined, {
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.json().payload[0].categories[0].items[0].is_available).toBe(false);
    expect(shop.api.catalogueVersion()).not.toBe(version);
    expect(changes).toBe(1);
  });

  it('is shown by another server on the same database within two seconds', async () => {
    const other = await openTestShop({ database: shop.database });
    const before = other.api.catalogueVersion();
    await shop.setCatalogue(({ settings }) => {
      settings['contacts.name'] = 'La Meilleure Pâte';
    });
    await expect.poll(() => other.api.catalogueVersion(), { timeout: 2_000 }).not.toBe(before);
    expect((await other.send('GET', paths.settings)).body).toContain('La Meilleure Pâte');
    await other.close();
  });
});

describe('the clock', () => {
  const isOpen = async () =>
    (await read(paths.menus)).payload.map((menu: { menu_is_open: boolean }) => menu.menu_is_open);

  it.each([
    ['2026-11-23T11:29:59', [false, false]],
    ['2026-11-23T11:30:00', [true, true]],
    ['2026-11-23T14:29:59', [true, true]],
    ['2026-11-23T14:30:00', [false, false]],
    ['2026-11-23T18:30:00', [true, false]],
    ['2026-11-23T22:30:00', [false, false]],
    ['2026-11-22T12:00:00', [false, false]],
    ['2026-12-25T12:00:00', [false, false]],
    ['2026-12-31T20:00:00', [true, true]],
  ])('opens and closes the menus: at %s they are %j', async (moment, expected) => {
    shop.setClock(moment);
    expect(await isOpen()).toEqual(expected);
  });

  it('changes the version at each boundary and only there', async () => {
    const versionAt = (moment: string) => {
      shop.setClock(moment);
      return shop.api.catalogueVersion();
    };
    const noon = versionAt('2026-11-23T12:00');
    expect(versionAt('2026-11-23T14:29:59')).toBe(noon);
    const afternoon = versionAt('2026-11-23T14:30');
    expect(afternoon).not.toBe(noon);
    expect(versionAt('2026-11-23T18:29')).toBe(afternoon);
    const evening = versionAt('2026-11-23T18:30');
    expect(evening).not.toBe(afternoon);
    const night = versionAt('2026-11-23T23:00');
    expect(versionAt('2026-11-24T00:00')).not.toBe(night);
  });

  it('changes the version when an offer begins', async () => {
    await shop.setCatalogue(({ offers }) => {
      offers.push(
        fileOffer({
          id: 2,
          type: 'percentage',
          value: 5,
          items: [101],
          active_times: [{ days: ['mon'], start: '16:00', end: '17:00' }],
        }),
      );
    });
    shop.setClock('2026-11-23T15:59:59');
    const before = shop.api.catalogueVersion();
    shop.setClock('2026-11-23T16:00');
    expect(shop.api.catalogueVersion()).not.toBe(before);
  });
});
