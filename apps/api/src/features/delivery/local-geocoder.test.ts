import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import type { Geocoder } from '../../gateways/geocoder/geocoder.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { readLines } from './address-index/read-lines.ts';
import { seedAddresses } from './address-index/seed-addresses.ts';
import { createLocalGeocoder } from './local-geocoder.ts';

const sample = fileURLToPath(new URL('../../../../../sites/leve-tard/addresses.csv', import.meta.url));
const near = { lat: 45.7745, lng: 4.8316 };

let database: OpenDatabase;
let geocoder: Geocoder;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedAddresses(database.db, sample);
  geocoder = createLocalGeocoder(database.db);
});
afterAll(() => database.close());

const firstFor = async (query: string) => (await geocoder.suggest(query, { near, limit: 5 }))[0]?.description;
const allFor = async (query: string) =>
  (await geocoder.suggest(query, { near, limit: 5 })).map(({ description }) => description);

describe('the suggestions under the address field', () => {
  it('say street and town in two lines, and both in what is sent back', async () => {
    expect(await geocoder.suggest('5 place bel', { near, limit: 1 })).toEqual([
      {
        description: '5 place Bellecour, 69002 Lyon, France',
        mainText: '5 place Bellecour',
        secondaryText: '69002 Lyon, France',
      },
    ]);
  });

  it.each([
    ['place bel', 'Place Bellecour, 69002 Lyon, France'],
    ['PLACE BELLECOUR', 'Place Bellecour, 69002 Lyon, France'],
    ['bellecour lyon', 'Place Bellecour, 69002 Lyon, France'],
    ['69002 Lyon, 5 place Bellecour', '5 place Bellecour, 69002 Lyon, France'],
    ['12 r. paul bert', '12 rue Paul-Bert, 69003 Lyon, France'],
    ['5bis rue Victor Hugo', '5 bis rue Victor-Hugo, 69002 Lyon, France'],
    ['5-7 rue Victor Hugo', '5 rue Victor-Hugo, 69002 Lyon, France'],
    ['14 bd de la croix rousse', '14 boulevard de la Croix-Rousse, 69001 Lyon, France'],
    ['15 bd de la croix rousse', '15 boulevard de la Croix-Rousse, 69004 Lyon, France'],
    ['cours lafayette 69006', 'Cours Lafayette, 69006 Lyon, France'],
    ['cours lafayette lyon 3e', 'Cours Lafayette, 69003 Lyon, France'],
    ['rue d’austerlitz', 'Rue d’Austerlitz, 69004 Lyon, France'],
    ['quai st antoine', 'Quai Saint-Antoine, 69002 Lyon, France'],
    ['rue du boeuf', 'Rue du Bœuf, 69005 Lyon, France'],
    ['10 cours emile zola villeur', '10 cours Émile-Zola, 69100 Villeurbanne, France'],
  ])('find %s', async (typed, found) => {
    expect((await firstFor(typed))?.replaceAll("'", '’')).toBe(found);
  });

  it.each([
    ['rue de la republque 69002', 'Rue de la République, 69002 Lyon, France'],
    ['place belcour', 'Place Bellecour, 69002 Lyon, France'],
    ['plcae bellecour', 'Place Bellecour, 69002 Lyon, France'],
    ['rue mericere', 'Rue Mercière, 69002 Lyon, France'],
    ['12 garibldi lyon 69006', '12 rue Garibaldi, 69006 Lyon, France'],
    ['avenue victor hugo 69002', 'Rue Victor-Hugo, 69002 Lyon, France'],
    ['rue de marseile', 'Rue de Marseille, 69007 Lyon, France'],
  ])('forgive the slips of "%s"', async (typed, found) => {
    expect(await firstFor(typed)).toBe(found);
  });

  it('leave out a number that the street has not', async () => {
    expect(await firstFor('999 place bellecour')).toBe('Place Bellecour, 69002 Lyon, France');
  });

  it('put the nearer of equal ones first', async () => {
    const inThe = async (place: { lat: number; lng: number }) =>
      (await geocoder.suggest('cours', { near: place, limit: 1 }))[0]?.secondaryText;
    expect(await inThe({ lat: 45.768, lng: 4.88 })).toBe('69100 Villeurbanne, France');
    expect(await inThe({ lat: 45.522, lng: 4.875 })).toBe('38200 Vienne, France');
  });

  it('are no more than asked for, and none for what is no address', async () => {
    expect(await allFor('rue')).toHaveLength(5);
    expect(await allFor('chemin introuvable, lyon')).toEqual([]);
    expect(await allFor('xyz lyon')).toEqual([]);
    expect(await allFor('3 rue de Cuire')).toEqual([]);
    expect(await allFor('12')).toEqual([]);
  });

  it.each([
    ['a text of 10 kB', 'rue de la '.repeat(1000)],
    ['signs of SQL', `' or 1=1; drop table address_streets; --%_\\`],
    ['invisible characters', 'place\u0000\u0007bellecour\uD800'],
    ['pictures', '🍕🛵'],
    ['nothing', ''],
  ])('answer %s without an error', async (_what, typed) => {
    expect(await geocoder.suggest(typed, { near, limit: 5 })).toBeInstanceOf(Array);
    await geocoder.locate(typed);
  });
});

describe('an address that was chosen or typed', () => {
  it('is told with its town, region and point', async () => {
    expect(await geocoder.locate('5 place Bellecour, 69002 Lyon, France')).toEqual({
      formattedAddress: '5 place Bellecour, 69002 Lyon, France',
      address: '5 place Bellecour',
      city: 'Lyon',
      state: 'Auvergne-Rhône-Alpes',
      postalCode: '69002',
      country: 'France',
      isPrecise: true,
      point: { lat: 45.75739, lng: 4.83041 },
    });
  });

  it('is found again, whatever suggestion of the index it was', async () => {
    const [, ...lines] = await Array.fromAsync(readLines(sample));
    for (const line of lines.filter((_, at) => at % 40 === 0)) {
      const [numero, rep, , postalCode, city, lng, lat] = line.split(';');
      const located = await geocoder.locate(`${line.split(';', 3).join(' ')}, ${postalCode} ${city}, France`);
      expect(located).toMatchObject({ postalCode, city, isPrecise: true });
      expect(located?.point).toEqual({ lat: Number(lat), lng: Number(lng) });
      expect(located?.address.startsWith(`${numero}${rep ? ` ${rep}` : ''} `)).toBe(true);
      expect(await geocoder.locate(located?.formattedAddress ?? '')).toEqual(located);
    }
  });

  it.each([
    ['12 r paul bert 69003', '12 rue Paul-Bert, 69003 Lyon, France'],
    ['5 place bellecourt, 69002 lyon', '5 place Bellecour, 69002 Lyon, France'],
    ['5, place Bellecour', '5 place Bellecour, 69002 Lyon, France'],
    ['12 avenue Victor Hugo, 69002 Lyon', '12 rue Victor-Hugo, 69002 Lyon, France'],
    ['35 rue de la République, Lyon', '35 rue de la République, 69002 Lyon, France'],
  ])('is understood as a person writes it: %s', async (typed, found) => {
    expect((await geocoder.locate(typed))?.formattedAddress).toBe(found);
  });

  it.each([
    ['a street that is not there', '5 rue Inexistante, 69002 Lyon, France'],
    ['a street of another postal code', '5 place Bellecour, 69008 Lyon, France'],
    ['a street that was only begun', '5 place Bel, 69002 Lyon, France'],
    ['a town alone', '69002 Lyon, France'],
    ['what several streets are called', 'Garibaldi ou République, Lyon'],
    ['a name of which there are two', '5 Croix-Rousse, 69004 Lyon'],
  ])('does not exist where it is %s', async (_what, typed) => {
    expect(await geocoder.locate(typed)).toBeNull();
  });

  it('without a number is the middle of its street, and no house number', async () => {
    const street = await geocoder.locate('Place Bellecour, 69002 Lyon, France');
    const middle = await geocoder.locate('19 place Bellecour, 69002 Lyon, France');
    expect(street).toMatchObject({ address: 'Place Bellecour', isPrecise: false, point: middle?.point });
  });

  it('keeps a number that may be new, at the nearest known one, and drops one that can not be', async () => {
    const last = await geocoder.locate('38 place Bellecour, 69002 Lyon, France');
    expect(await geocoder.locate('48 place Bellecour, 69002 Lyon')).toMatchObject({
      address: '48 place Bellecour',
      isPrecise: true,
      point: last?.point,
    });
    expect(await geocoder.locate('49 place Bellecour, 69002 Lyon')).toMatchObject({
      formattedAddress: 'Place Bellecour, 69002 Lyon, France',
      isPrecise: false,
      point: last?.point,
    });
  });
});
