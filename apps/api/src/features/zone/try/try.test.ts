import { officeEndpoints, paths, readSettings } from '@comptoir/contract';
import { quoteDelivery } from '@comptoir/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueDrafts } from '../../../db/schema/index.ts';
import { bellecour, createFakeUpstreams } from '../../../testing/fake-upstreams.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';

const { path } = officeEndpoints.tryAddress;
const upstreams = createFakeUpstreams();
let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop(upstreams));
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());
beforeEach(async () => {
  upstreams.reset();
  await shop.database.db.delete(catalogueDrafts);
  await shop.database.query('delete from distance_answers', []);
});

const address = '5 place Bellecour';
const attempt = (change: object = {}, by = cookie) =>
  shop.ask('POST', path, { cookie: by, body: { address, isDraft: false, cartCents: 2000, ...change } });
const settle = (change: Partial<CatalogueFile['settings']>) =>
  shop.setCatalogue(({ settings }) => Object.assign(settings, change));

describe('an address that is tried', () => {
  it('is for managers and owners [HRS-16, HRS-20]', async () => {
    const statuses = [];
    for (const caller of ['kitchen', 'device', 'manager', 'owner'] as const)
      statuses.push((await attempt({}, await shop.signedIn(caller))).statusCode);
    expect(statuses).toEqual([403, 403, 200, 200]);
  });

  it('has its point, zone, fee, minimum and minutes [HRS-16]', async () => {
    await settle({});
    expect((await attempt()).json().payload).toEqual({
      address: bellecour.formattedAddress,
      point: bellecour.point,
      distance: 3.2,
      unit: 'km',
      minutes: 12,
      zone: 'Centre',
      feeCents: 250,
      minimumCents: 1500,
      refusal: null,
    });
    expect((await attempt({ cartCents: 1499 })).json().payload).toMatchObject({ feeCents: 450, refusal: null });
  });

  const noFlat = { 'features.delivery.flat_charge': null };
  const byDistance = { 'features.delivery.calculation_type': 'distance' } as const;
  const off = { 'features.delivery.active': false };
  const elsewhere = [{ ...bellecour, postalCode: '69009' }];
  it.each<[string, Partial<CatalogueFile['settings']>, number, Partial<typeof upstreams>]>([
    ['in a zone', {}, 2000, {}],
    ['in a zone, below its minimum', {}, 1000, {}],
    ['in no zone', {}, 2000, { addresses: elsewhere }],
    ['too far away', {}, 2000, { distanceKm: 10.01 }],
    ['by distance', byDistance, 1500, {}],
    ['by distance, below the minimum', byDistance, 1499, {}],
    ['by distance, far below the minimum', { ...byDistance, ...noFlat }, 1499, {}],
    ['by distance in miles', { ...byDistance, 'features.delivery.unit': 'mi' }, 1500, {}],
    ['while nothing is delivered', off, 2000, {}],
  ])('%s, is told what the shop tells diners [HRS-16, API-30]', async (_, change, subtotalCents, world) => {
    await settle(change);
    Object.assign(upstreams, world);
    const told = (await shop.send('GET', `${paths.distance}?location=${encodeURIComponent(address)}`)).json().payload;
    const { delivery } = readSettings((await shop.send('GET', paths.settings)).json().payload);
    const quote = quoteDelivery({
      mode: 'delivery',
      rules: delivery,
      place: { ...told, postalCode: told.postal_code, zone: null },
      distance: {
        km: delivery.unit === 'mi' ? told.distance * 1.609344 : told.distance,
        costCents: Math.round(told.delivery_cost * 100),
      },
      subtotalCents,
    });
    const { payload } = (await attempt({ cartCents: subtotalCents })).json();
    expect(payload).toMatchObject({
      address: told.formatted_address,
      point: { lat: told.lat, lng: told.lng },
      distance: told.distance,
      unit: told.unit,
      minutes: told.duration,
      feeCents: quote.state === 'unknown' ? null : (quote.feeCents ?? null),
      refusal: quote.state === 'refused' ? quote.reason : null,
    });
    if (quote.state === 'ok') expect(payload.zone).toBe(quote.zone?.name ?? null);
    else if (quote.state === 'refused') expect(payload.minimumCents).toBe(quote.minimumCents);
  });

  it('is judged by the zones of the draft, which diners do not see [HRS-16]', async () => {
    await settle({});
    const name = 'features.delivery.zones';
    const catalogue = officeEndpoints.catalogue.path;
    const { file, bases } = (await shop.ask('GET', `${catalogue}?draft=1`, { cookie })).json().payload;
    const { lat, lng } = bellecour.point;
    const polygon = [
      [
        [lng - 0.01, lat - 0.01],
        [lng + 0.01, lat - 0.01],
        [lng, lat + 0.01],
      ],
    ];
    const drawn = { ...file.settings[name][0], name: 'Presqu’île', delivery_fee: 1.9, polygon };
    const body = { base: bases[`setting/${name}`], value: [...file.settings[name], drawn] };
    expect((await shop.ask('PUT', `${catalogue}/setting/${name}`, { cookie, body })).statusCode).toBe(200);
    expect((await attempt({ isDraft: true })).json().payload).toMatchObject({ zone: 'Presqu’île', feeCents: 190 });
    expect((await attempt()).json().payload).toMatchObject({ zone: 'Centre', feeCents: 250 });
  });

  it('can’t be tried with a draft that is no catalogue [HRS-16]', async () => {
    const catalogue = officeEndpoints.catalogue.path;
    const { file, bases } = (await shop.ask('GET', `${catalogue}?draft=1`, { cookie })).json().payload;
    const key = `category/${file.menus[0].categories[0].category_id}`;
    await shop.ask('DELETE', `${catalogue}/${key}`, { cookie, body: { base: bases[key] } });
    const answer = await attempt({ isDraft: true });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'checks_failed']);
  });

  it.each<[string, object, Partial<typeof upstreams>, number, string, string]>([
    ['unknown', { address: '5 rue Imaginaire' }, {}, 422, 'location_not_found', 'Adresse introuvable'],
    [
      'a street without a number',
      { address: 'place Bellecour' },
      { addresses: [{ ...bellecour, isPrecise: false }] },
      422,
      'location_not_found',
      'Indiquez le numéro de la rue',
    ],
    ['looked up in vain', {}, { state: 'down' }, 503, 'location_unavailable', 'Adresse introuvable'],
  ])('is refused if it is %s [HRS-16]', async (_, change, world, status, code, message) => {
    Object.assign(upstreams, world);
    const answer = await attempt(change);
    expect([answer.statusCode, answer.json()]).toEqual([status, { status: 'error', code, message }]);
  });

  it.each<object>([{ address: 'ab' }, { cartCents: -1 }, { cartCents: 0.5 }, { isDraft: 'yes' }, { more: 1 }])(
    'is refused with %j [HRS-16]',
    async (change) => {
      expect((await attempt(change)).statusCode).toBe(422);
    },
  );
});
