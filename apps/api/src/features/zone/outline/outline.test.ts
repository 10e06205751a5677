import { officeEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeUpstreams } from '../../../testing/fake-upstreams.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { addStreets, beginImport, serveImport } from '../../delivery/address-index/address-repository.ts';

const { path } = officeEndpoints.postalCodeOutline;
let shop: OfficeShop;
let cookie: string;

const street = (name: string, postalCode: string, lng: number, houses: number) => ({
  searchText: ` ${name} lyon ${postalCode}`.toLowerCase(),
  name,
  city: 'Lyon',
  postalCode,
  point: { lat: 45.76, lng },
  houses: Array.from({ length: houses }, (_, index) => ({
    number: index + 1,
    suffix: '',
    point: { lat: 45.76 + index / 10_000, lng },
  })),
});

beforeAll(async () => {
  shop = withOffice(await openTestShop(createFakeUpstreams()));
  cookie = await shop.signedIn('manager');
  const { db } = shop.database;
  const before = await beginImport(db);
  await addStreets(db, before, [street('Rue Ancienne', '69001', 4.9, 5)]);
  await serveImport(db, before);
  const importId = await beginImport(db);
  await addStreets(db, importId, [
    street('Rue A', '69001', 4.82, 60),
    street('Rue B', '69001', 4.83, 60),
    street('Rue C', '69002', 4.85, 60),
    street('Hameau D', '69003', 4.86, 0),
  ]);
  await serveImport(db, importId);
});
afterAll(() => shop.close());

const ask = (query: string, by = cookie) => shop.ask('GET', `${path}?${query}`, { cookie: by });

describe('the outline of a postal code, asked for', () => {
  it('is for managers and owners [HRS-13, HRS-20]', async () => {
    const statuses = [];
    for (const caller of ['kitchen', 'device', 'manager', 'owner'] as const)
      statuses.push((await ask('code=69001', await shop.signedIn(caller))).statusCode);
    expect(statuses).toEqual([403, 403, 200, 200]);
  });

  it.each(['69001', '69 001', 'F-69001'])(
    'is around the houses of “%s”, of the addresses in use, and of no other [HRS-13]',
    async (code) => {
      const { ring } = (await ask(`code=${encodeURIComponent(code)}`)).json().payload as { ring: [number, number][] };
      const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
      // 150 m are 0.00135 degrees of latitude and 0.00193 of longitude here.
      expect(Math.min(...lngs)).toBeCloseTo(4.82 - 0.00193, 3);
      expect(Math.max(...lngs)).toBeCloseTo(4.83 + 0.00193, 3);
      expect(Math.min(...lats)).toBeCloseTo(45.76 - 0.00135, 3);
      expect(Math.max(...lats)).toBeCloseTo(45.7659 + 0.00135, 3);
    },
  );

  it('is around a hamlet without numbers, too [HRS-13, LOC-28]', async () => {
    expect((await ask('code=69003')).json().payload.ring.length).toBeGreaterThan(2);
  });

  it.each(['75001', '0', 'abc', ''])('says that there is no address with “%s” [HRS-13]', async (code) => {
    const answer = await ask(`code=${code}`);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      422,
      'location_not_found',
      'Aucune adresse de la boutique n’a ce code postal',
    ]);
  });

  it.each(['', `code=${'1'.repeat(13)}`, 'code=69001&x=1'])('is refused for "%s" [HRS-13]', async (query) => {
    expect([(await ask(query)).statusCode, (await ask(query)).json().code]).toEqual([422, 'validation']);
  });
});
