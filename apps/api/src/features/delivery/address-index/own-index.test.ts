import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { importAddresses } from './import-addresses.ts';

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), 'comptoir-addresses-'));
beforeAll(async () => {
  shop = await openTestShop();
  const file = join(folder, 'addresses.csv');
  const lines = [
    'numero;rep;nom_voie;code_postal;nom_commune;lon;lat',
    '5;;Place Bellecour;69002;Lyon;4.832;45.7578',
    '7;;Place Bellecour;69002;Lyon;4.8325;45.7579',
  ];
  writeFileSync(file, lines.join('\n'));
  await importAddresses(shop.database.db, file);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, value: string) =>
  (await shop.send('GET', `${path}=${encodeURIComponent(value)}`)).json();

it('suggests, measures and delivers by the shop’s own addresses, without a request to others [API-29, API-30, API-31]', async () => {
  const { payload: suggestions } = await get(`${paths.locations}?query`, '5 place belle');
  expect(suggestions[0].description).toBe('5 place Bellecour, 69002 Lyon, France');
  const { payload: distance } = await get(`${paths.distance}?location`, suggestions[0].description);
  // The straight line is 0.75 km, and the distance by road is 1.3 times that.
  expect(distance).toMatchObject({
    distance: 0.97,
    duration: 3,
    delivery_cost: 1.99,
    postal_code: '69002',
    lat: 45.7578,
  });

  await shop.setCatalogue(({ settings }) => {
    settings['features.delivery.calculation_type'] = 'distance';
  });
  const { address, city, postal_code } = distance;
  const order = exampleOrder();
  const location = { address, city, postal_code, zone: null };
  const body = { ...order, customer: { ...order.customer, location } };
  const { expected } = (await shop.send('POST', paths.checkout, body)).json();
  expect(expected.delivery).toBe(1.99);
  expect((await shop.send('POST', paths.checkout, { ...body, ...expected })).statusCode).toBe(200);
});

it('tells a street from a house, and an address that does not exist [API-30]', async () => {
  expect((await get(`${paths.distance}?location`, 'place Bellecour, Lyon')).message).toBe(
    'Indiquez le numéro de la rue',
  );
  for (const line of ['5 rue Imaginaire, Lyon', '5 place Bellecour, 69009 Lyon'])
    expect(await get(`${paths.distance}?location`, line)).toMatchObject({
      code: 'location_not_found',
      message: 'Adresse introuvable',
    });
});
