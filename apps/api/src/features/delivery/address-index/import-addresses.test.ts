import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { addressStreets } from '../../../db/schema/index.ts';
import type { Geocoder } from '../../../gateways/geocoder/geocoder.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { createLocalGeocoder } from '../local-geocoder.ts';
import { beginImport, findNearestStreet } from './address-repository.ts';
import { AddressFault, importAddresses, loadAddresses } from './import-addresses.ts';
import { seedAddresses } from './seed-addresses.ts';

const header =
  'id;id_fantoir;numero;rep;nom_voie;code_postal;code_insee;nom_commune;code_insee_ancienne_commune;nom_ancienne_commune;x;y;lon;lat;type_position;alias;nom_ld;libelle_acheminement;nom_afnor;source_position;source_nom_voie;certification_commune;cad_parcelles';
const lineOf = (
  numero: string,
  rep: string,
  name: string,
  postalCode: string,
  city: string,
  lng = '4.83',
  lat = '45.75',
) =>
  `69382_0632_${numero};;${numero};${rep};${name};${postalCode};69382;${city};;;1;2;${lng};${lat};entrée;;;LYON;;commune;commune;1;`;
const oldFile = [header, lineOf('1', '', 'Rue Ancienne', '69001', 'Lyon')].join('\n');
const newLines = (count: number) =>
  Array.from({ length: count }, (_, at) => lineOf(String((at % 50) + 1), '', `Rue Neuve ${at % 40}e`, '69002', 'Lyon'));

let folder: string;
let database: OpenDatabase;
let geocoder: Geocoder;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-addresses-'));
  database = await openTestDatabase();
  geocoder = createLocalGeocoder(database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const take = (name: string, content: string | Buffer) => importAddresses(database.db, write(name, content));
const find = async (query: string) =>
  (await geocoder.suggest(query, { near: null, limit: 5 })).map(({ description }) => description);

describe('importing addresses', () => {
  it('reads the national base’s file, and leaves what was there before behind', async () => {
    await take('old.csv', oldFile);
    const lines = [
      header,
      lineOf('5', '', 'Place Bellecour', '69002', 'Lyon 2e Arrondissement'),
      lineOf('5', 'bis', 'Place Bellecour', '69002', 'Lyon 2e Arrondissement'),
      lineOf('7', '', '"Montée ""du"" Chemin; Neuf"', '69005', 'Lyon'),
      lineOf('99999', '', 'Lieu-dit Les Mas', '69400', 'Arnas'),
    ];
    const taken = { addresses: 4, streets: 3, unreadableLines: 0 };
    expect(await take('new.csv', `\uFEFF${lines.join('\r\n')}\r\n`)).toEqual(taken);
    expect(await find('5bis place bel')).toEqual(['5 bis place Bellecour, 69002 Lyon, France']);
    expect(await find('montee du chemin neuf')).toEqual(['Montée "du" Chemin; Neuf, 69005 Lyon, France']);
    expect(await geocoder.locate('Les Mas, Arnas')).toMatchObject({ address: 'Lieu-dit Les Mas', isPrecise: true });
    expect(await find('rue ancienne')).toEqual([]);
    expect(await take('new.csv.gz', gzipSync(lines.join('\n')))).toEqual(taken);
    expect(await database.db.$count(addressStreets)).toBe(3);
  });

  it('knows which street is nearest to the restaurant, of those that are served alone [OFC-30]', async () => {
    const near = { lat: 45.76, lng: 4.84 };
    await take('near.csv', [header, lineOf('1', '', 'Rue Voisine', '69002', 'Lyon', '4.841', '45.761')].join('\n'));
    const lines = ['4.8', '5.4', '4.86'].map((lng, at) =>
      lineOf('1', '', `Rue ${at}`, '69002', 'Lyon', lng, at === 1 ? '43.3' : '45.76'),
    );
    await take('streets.csv', [header, ...lines].join('\n'));
    expect((await findNearestStreet(database.db, near))?.name).toBe('Rue 2');
    expect((await findNearestStreet(database.db, { lat: 43.3, lng: 5.3 }))?.name).toBe('Rue 1');
  });

  it('counts the lines that it can not read and takes the others', async () => {
    const unreadable = [
      lineOf('1', '', '', '69001', 'Lyon'),
      lineOf('1', '', 'Rue Sans-Code', '6900', 'Lyon'),
      lineOf('1', '', 'Rue Sans-Ville', '69001', ''),
      lineOf('1', '', 'Rue Sans-Point', '69001', 'Lyon', ''),
      lineOf('1', '', 'Rue Hors-du-Monde', '69001', 'Lyon', '4.8', '95'),
      lineOf('1', '', '"Rue Ouverte', '69001', 'Lyon'),
      lineOf('1', '', 'Rue du B\uFFFDuf', '69001', 'Lyon'),
      'Rue Courte;69001',
    ];
    const lines = [header, ...unreadable, lineOf('1', '', 'Rue Bonne', '69001', 'Lyon')];
    expect(await take('mixed.csv', lines.join('\n'))).toEqual({ addresses: 1, streets: 1, unreadableLines: 8 });
    expect(await find('rue')).toEqual(['Rue Bonne, 69001 Lyon, France']);
  });

  it('joins all addresses of a street, wherever they are in the file', async () => {
    const lines = [...newLines(1200), lineOf('77', '', 'RUE NEUVE 0e', '69002', 'Lyon')];
    expect(await take('long.csv', [header, ...lines].join('\n'))).toMatchObject({ addresses: 1201, streets: 40 });
    expect(await find('77 rue neuve 0e')).toEqual(['77 rue Neuve 0e, 69002 Lyon, France']);
  });
});

describe('an import that fails', () => {
  const truncated = gzipSync([header, ...newLines(50_000)].join('\n')).subarray(0, -2_000);

  beforeEach(async () => {
    await take('old.csv', oldFile);
  });

  it.each([
    [
      'a file of something else',
      'other.csv',
      'name;price\nPizza;12',
      'n’a pas les colonnes de la Base Adresse Nationale',
    ],
    ['a file without a readable line', 'empty.csv', `${header}\n;;;`, 'n’a aucune adresse lisible'],
    ['an empty file', 'nothing.csv', '', 'n’a aucune adresse lisible'],
    ['a packed file that is none', 'false.csv.gz', oldFile, 'est illisible : incorrect header check'],
    ['a packed file that is cut off', 'cut.csv.gz', truncated, 'est illisible : unexpected end of file'],
    ['a file without lines', 'endless.csv', 'x'.repeat(300_000), 'est illisible : il n’a pas de lignes'],
  ])('says why, for %s, and leaves the old addresses as they were', async (_what, name, content, reason) => {
    const failure = await take(name, content).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AddressFault);
    expect((failure as Error).message).toMatch(/^[^\n]+\.$/);
    expect((failure as Error).message).toContain(`${join(folder, name)} ${reason}`);
    expect(await find('1 rue')).toEqual(['1 rue Ancienne, 69001 Lyon, France']);
    expect(await database.db.$count(addressStreets)).toBe(1);
  });

  it('says that there is no such file', async () => {
    await expect(importAddresses(database.db, join(folder, 'nowhere.csv'))).rejects.toThrow(/est illisible : ENOENT/);
  });

  it('stops for one that began later', async () => {
    const first = write('first.csv', [header, ...newLines(10)].join('\n'));
    const firstImport = await beginImport(database.db);
    await take('second.csv', [header, lineOf('2', '', 'Rue Seconde', '69001', 'Lyon')].join('\n'));
    await expect(loadAddresses(database.db, firstImport, first)).rejects.toThrow('un autre import a commencé depuis');
    expect(await find('rue')).toEqual(['Rue Seconde, 69001 Lyon, France']);
  });
});

it('answers searches from the old addresses until the last new one is in', async () => {
  await take('old.csv', oldFile);
  let isDone = false;
  const importing = take('long.csv', [header, ...newLines(5_000)].join('\n')).finally(() => {
    isDone = true;
  });
  const seen = new Set<string>();
  while (!isDone) {
    seen.add((await find('rue')).length === 1 ? 'old' : 'new');
    await setImmediate();
  }
  await importing;
  expect([...seen][0]).toBe('old');
  expect(await find('rue ancienne')).toEqual([]);
  expect(await find('rue')).toHaveLength(5);
});

it('fills an index that never had an address from the sample, once, also when two servers start', async () => {
  const fresh = await openTestDatabase();
  const sample = write('sample.csv', oldFile);
  expect((await Promise.all([1, 2].map(() => seedAddresses(fresh.db, sample)))).sort()).toEqual([false, true]);
  expect(await fresh.db.$count(addressStreets)).toBe(1);
  await fresh.close();
});
