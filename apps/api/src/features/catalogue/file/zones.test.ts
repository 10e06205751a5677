import { officeEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../../testing/example-catalogue.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { checkCatalogueFile } from './check-catalogue-file.ts';

const tax = { enabled: true, inclusive: true, defaultRate: 10 };
const setting = 'features.delivery.zones';
const swapped = 'Ces points sont loin du restaurant : latitude et longitude inversées ?';
const square = [
  [4.82, 45.76],
  [4.84, 45.76],
  [4.84, 45.78],
  [4.82, 45.78],
];
const bow = [square[0], square[2], square[1], square[3]];
const somalia = square.map(([lng, lat]) => [lat, lng]);

const zone = (polygon: unknown, name = 'Centre') => ({
  name,
  city: 'Lyon',
  postal_code: null,
  delivery_fee: 2.5,
  flat_charge: null,
  minimum_order: 15,
  polygon,
});

function check(zones: object[], settings: object = {}) {
  const file = exampleCatalogue();
  return checkCatalogueFile({ ...file, settings: { ...file.settings, ...settings, [setting]: zones } }, { tax });
}

const faults: [string, unknown, string, string][] = [
  ['a bow tie', [bow], '0.0', 'Centre : tracé impossible, le segment 1 croise ou touche le segment 3'],
  ['2 points', [square.slice(0, 2)], '0', 'Centre : tracé impossible, il faut au moins 3 points'],
  ['501 points', [circle(501)], '0', 'Centre : tracé impossible, il faut 500 points au plus'],
  ['no ring', [], '', 'Centre : tracé impossible, il faut au moins 3 points'],
  ['latitude and longitude swapped', [somalia], '0.0', swapped],
  [
    'a point in Mogadishu',
    [[...square, [45.34, 2.04]]],
    '0.4',
    'Centre : tracé impossible, le point 5 est à plus de 60 km du restaurant',
  ],
  [
    'a latitude of 95',
    [[...square, [4.82, 95]]],
    '0.4',
    'il faut une longitude de -180 à 180, puis une latitude de -90 à 90',
  ],
];

function circle(corners: number) {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [4.83 + Math.cos(angle) / 50, 45.76 + Math.sin(angle) / 70];
  });
}

describe('a zone of a catalogue file', () => {
  it.each<[string, number[][][]]>([
    ['closed by itself', [square]],
    ['closed by its last point', [[...square, [4.82, 45.76]]]],
    ['with 500 points', [circle(500)]],
  ])('may be drawn %s, and stays as it is drawn [HRS-14]', (_, polygon) => {
    expect(check([zone(polygon)])).toMatchObject({ catalogue: { zones: [{ polygon }] } });
  });

  it('may come with heights, which are left out [HRS-14]', () => {
    const polygon = [square.map((point) => [...point, 170])];
    expect(check([zone(polygon)])).toMatchObject({ catalogue: { zones: [{ polygon: [square] }] } });
  });

  it.each(faults)('may not have %s [HRS-14]', (_, polygon, place, message) => {
    const path = ['settings', setting, 1, 'polygon', ...place.split('.').filter(Boolean).map(Number)];
    const known = zone([square], 'Nord');
    expect(check([known, zone(polygon)])).toMatchObject({ problems: [{ path, message }] });
  });

  it('may be anywhere while the place of the restaurant is unknown [HRS-14]', () => {
    expect(check([zone([somalia])], { 'contacts.latitude': null })).toHaveProperty('catalogue');
  });
});

describe('a zone of the draft', () => {
  let shop: OfficeShop;
  let cookie: string;
  beforeAll(async () => {
    shop = withOffice(await openTestShop());
    cookie = await shop.signedIn('manager');
  });
  afterAll(() => shop.close());

  async function save(name: string, value: unknown) {
    const { path } = officeEndpoints.catalogue;
    const { bases } = (await shop.ask('GET', `${path}?draft=1`, { cookie })).json().payload;
    const body = { base: bases[`setting/${name}`], value };
    return shop.ask('PUT', `${path}/setting/${name}`, { cookie, body });
  }

  it.each(faults)('is refused at its point with %s [HRS-14]', async (_, polygon, place, message) => {
    const answer = await save(setting, [zone([square], 'Nord'), zone(polygon)]);
    const field = ['value.1.polygon', place].filter(Boolean).join('.');
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: message }]);
  });

  it('may be one of thirty with 500 points each [HRS-14]', async () => {
    const zones = Array.from({ length: 30 }, (_, index) => zone([circle(500)], `Zone ${index}`));
    expect((await save(setting, zones)).statusCode).toBe(200);
  });

  it('is compared with the place that the draft gives to the restaurant [HRS-14]', async () => {
    expect((await save('contacts.latitude', 4.83)).statusCode).toBe(200);
    expect((await save('contacts.longitude', 45.77)).statusCode).toBe(200);
    expect((await save(setting, [zone([square])])).json().errors).toEqual({ 'value.0.polygon.0.0': swapped });
    expect((await save(setting, [zone([somalia])])).statusCode).toBe(200);
  });

  it('is not published too far from the restaurant [HRS-14]', async () => {
    expect((await save('contacts.latitude', 45.764)).statusCode).toBe(200);
    expect((await save('contacts.longitude', 4.8357)).statusCode).toBe(200);
    const answer = await shop.ask('POST', officeEndpoints.publish.path, { cookie, body: {} });
    const problem = { kind: 'setting', id: setting, field: '0.polygon.0.0', message: swapped };
    expect([answer.statusCode, answer.json().problems]).toEqual([422, [problem]]);
  });
});
