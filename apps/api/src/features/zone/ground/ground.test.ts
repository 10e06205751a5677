import { type MapGround, officeEndpoints, paths } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bellecour, createFakeUpstreams } from '../../../testing/fake-upstreams.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../../testing/test-shop.ts';
import {
  addStreets,
  beginImport,
  type StreetWithHouses,
  serveImport,
} from '../../delivery/address-index/address-repository.ts';

const { path } = officeEndpoints.mapGround;
const lyon = '4.8,45.7,4.9,45.8';
let shop: OfficeShop;
let cookie: string;

function street(name: string, postalCode: string, city: string, [lng, lat]: [number, number]): StreetWithHouses {
  const houses = Array.from({ length: 60 }, (_, index) => ({
    number: index + 1,
    suffix: '',
    point: { lat: lat + (index % 2) / 10_000, lng: lng + index / 10_000 },
  }));
  return {
    searchText: ` ${name} ${city} ${postalCode}`.toLowerCase(),
    name,
    city,
    postalCode,
    point: { lat, lng },
    houses,
  };
}

beforeAll(async () => {
  shop = withOffice(await openTestShop(createFakeUpstreams()));
  cookie = await shop.signedIn('manager');
  const { db } = shop.database;
  const importId = await beginImport(db);
  await addStreets(db, importId, [
    street('Rue A', '69001', 'Lyon', [4.82, 45.76]),
    street('Rue B', '69002', 'Lyon', [4.84, 45.75]),
    street('Rue C', '69100', 'Villeurbanne', [4.88, 45.77]),
    street('Rue D', '75001', 'Paris', [2.35, 48.86]),
  ]);
  await serveImport(db, importId);
});
afterAll(() => shop.close());

const ask = (query: string, headers: Record<string, string> = {}, by = cookie) =>
  shop.ask('GET', `${path}?${query}`, { cookie: by, headers });
const read = async (query: string): Promise<MapGround> => (await ask(query)).json().payload;

describe('the ground of the zones’ map', () => {
  it('is for managers and owners [HRS-12, HRS-20]', async () => {
    const statuses = [];
    for (const caller of ['kitchen', 'device', 'manager', 'owner'] as const)
      statuses.push((await ask(`bbox=${lyon}&zoom=14`, {}, await shop.signedIn(caller))).statusCode);
    expect(statuses).toEqual([403, 403, 200, 200]);
  });

  it('has the restaurant, the streets and the towns of the box, from the shop’s own addresses [HRS-12]', async () => {
    const { restaurant, lines, towns, deliveries } = await read(`bbox=${lyon}&zoom=14`);
    expect(restaurant).toEqual([4.8357, 45.764]);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line.length).toBeGreaterThan(1);
    expect(towns).toEqual([
      { name: 'Lyon', position: [4.83, 45.755] },
      { name: 'Villeurbanne', position: [4.88, 45.77] },
    ]);
    expect(deliveries).toEqual([]);
  });

  it('has what goes through a small box, and nothing beside it [HRS-12]', async () => {
    expect((await read('bbox=4.822,45.755,4.824,45.765&zoom=17')).lines).toHaveLength(1);
    expect(await read('bbox=4.822,45.78,4.824,45.79&zoom=17')).toMatchObject({ lines: [], towns: [] });
    expect((await read('bbox=2,48,3,49&zoom=10')).towns).toEqual([{ name: 'Paris', position: [2.35, 48.86] }]);
  });

  it('is asked for again by its ETag, until it is different [HRS-12]', async () => {
    const { headers } = await ask(`bbox=${lyon}&zoom=14`);
    const known = { 'if-none-match': String(headers.etag) };
    const again = await ask(`bbox=${lyon}&zoom=14`, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask(`bbox=${lyon}&zoom=16`, known)).statusCode).toBe(200);
  });

  it.each([
    '',
    'bbox=4.8,45.7,4.9&zoom=14',
    'bbox=4.9,45.7,4.8,45.8&zoom=14',
    'bbox=4.8,45.8,4.9,45.7&zoom=14',
    'bbox=4.8,45.7,4.9,95&zoom=14',
    'bbox=a,b,c,d&zoom=14',
    'bbox=NaN,0,1,1&zoom=14',
    `bbox=${lyon}`,
    `bbox=${lyon}&zoom=23`,
    `bbox=${lyon}&zoom=1.5`,
    `bbox=${lyon}&zoom=14&x=1`,
  ])('is refused for "%s" [HRS-12]', async (query) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
  });

  it('has the deliveries of 90 days, to a hundred metres and without a word about anybody [HRS-12]', async () => {
    await shop.setCatalogue(({ settings }) => {
      const [zone] = settings['features.delivery.zones'];
      const { lat, lng } = bellecour.point;
      const [west, east, south, north] = [lng - 0.01, lng + 0.01, lat - 0.01, lat + 0.01];
      if (zone)
        zone.polygon = [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
          ],
        ];
    });
    const place = async () => expect((await shop.send('POST', paths.checkout, exampleOrder())).statusCode).toBe(200);
    shop.setClock('2026-08-24T12:00');
    await place();
    shop.setClock(mondayNoon);
    expect((await read(`bbox=${lyon}&zoom=14`)).deliveries).toEqual([]);
    await place();
    await place();
    const { deliveries } = await read(`bbox=${lyon}&zoom=14`);
    expect(deliveries).toHaveLength(1);
    const [[lng = 0, lat = 0] = []] = deliveries;
    expect(Math.abs(lat - bellecour.point.lat) * 111_195).toBeLessThan(51);
    expect(Math.abs(lng - bellecour.point.lng) * 111_195 * 0.7).toBeLessThan(51);
    expect([lng, lat]).not.toEqual([bellecour.point.lng, bellecour.point.lat]);
    expect((await ask(`bbox=${lyon}&zoom=14`)).body).not.toMatch(/Camille|Bellecour|0612345678/);

    expect((await read('bbox=4.85,45.7,4.9,45.8&zoom=14')).deliveries).toEqual([]);
  });
});
