import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import type { Geocoder } from '../../gateways/geocoder/geocoder.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { importAddresses } from './address-index/import-addresses.ts';
import { createLocalGeocoder } from './local-geocoder.ts';

// Streets as the national address base writes them. Each house's position depends on its number, to detect a wrong
// house.
const streets = {
  cuire: ['Rue de Cuire', '69004', 'Lyon', [2, 4, 12, 14]],
  cuireInCaluire: ['Montée de Cuire', '69300', 'Caluire-et-Cuire', [3, 12]],
  henri: ['Boulevard Henri IV', '75004', 'Paris', [39]],
  huitMai: ['Rue du 8 Mai 1945', '69100', 'Villeurbanne', [5, 17]],
  quatreSeptembre: ['Rue du Quatre Septembre', '26000', 'Valence', [8]],
  varenne: ['Rue de Varenne', '75007', 'Paris', [69]],
  rivoli: ['Rue de Rivoli', '75001', 'Paris', [12]],
  gambettaEast: ['Cours Gambetta', '69003', 'Lyon', [5, 41]],
  gambettaWest: ['Cours Gambetta', '69007', 'Lyon', [8, 40]],
  gambettaElsewhere: ['Cours Gambetta', '69100', 'Villeurbanne', [5]],
  lavarenne: ['Rue Monseigneur Lavarenne', '69005', 'Lyon', [6]],
  faventines: ['Rue Faventines', '26000', 'Valence', [1]],
  faventinesElsewhere: ['Rue Faventines', '82000', 'Valence', [1]],
  nationale: ['Route Nationale', '38400', 'Saint-Martin-d’Hères', [19]],
  eglise: ['Rue de l’Église', '69100', 'Villeurbanne', [12]],
  bat: ['Rue du Bât d’Argent', '69001', 'Lyon', [7]],
  leclerc: ['Avenue du Général Leclerc', '69007', 'Lyon', [3]],
  jaures: ['Avenue Jean Jaurès', '69007', 'Lyon', [100]],
  grandeRue: ['Grande Rue de Vaise', '69009', 'Lyon', [20]],
  pontNeuf: ['Rue du Pont Neuf', '26000', 'Valence', [9]],
  porte: ['Rue de la Porte', '29200', 'Brest', [3]],
  masBlanc: ['Le Mas Blanc', '26400', 'Crest', []],
  lesMas: ['Lieu-dit Les Mas', '69400', 'Arnas', []],
  lesGranges: ['Les Granges', '26400', 'Aouste-sur-Sye', [5001, 5002]],
  longRoad: ['Route de Die', '26400', 'Crest', [5010, 5200]],
} satisfies Record<string, [name: string, postalCode: string, city: string, numbers: number[]]>;
type StreetKey = keyof typeof streets;

const folder = mkdtempSync(join(tmpdir(), 'comptoir-typed-'));
let database: OpenDatabase;
let geocoder: Geocoder;
beforeAll(async () => {
  const rows = Object.values(streets).flatMap(([name, postalCode, city, numbers], at) =>
    (numbers.length > 0 ? numbers : ['']).map((number) => {
      const [lng, lat] = [4 + at / 100, 45 + Number(number) / 10_000];
      return `${number};;${name};${postalCode};${city};${lng};${lat}`;
    }),
  );
  const file = join(folder, 'addresses.csv');
  writeFileSync(file, ['numero;rep;nom_voie;code_postal;nom_commune;lon;lat', ...rows].join('\n'));
  database = await openTestDatabase();
  await importAddresses(database.db, file);
  geocoder = createLocalGeocoder(database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const suggested = async (typed: string) =>
  (await geocoder.suggest(typed, { near: null, limit: 5 })).map(({ description }) => description);
const textOf = (key: StreetKey, number: string) => {
  const [name, postalCode, city] = streets[key];
  return `${number} ${name.replace(/^(?=[RBCMA])./, (letter) => letter.toLowerCase())}, ${postalCode} ${city}, France`;
};

const typedAddresses: [typed: string, key: StreetKey, number: string][] = [
  ['12 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['12 RUE DE CUIRE 69004 LYON', 'cuire', '12'],
  ['12, rue de cuire - 69004 lyon', 'cuire', '12'],
  ['n°12 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['N° 12, rue de Cuire, Lyon', 'cuire', '12'],
  ['no 12 rue de Cuire Lyon 4e', 'cuire', '12'],
  ['12 rue de Cuire, appt 4, 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire, appt 4', 'cuire', '12'],
  ['12 rue de Cuire bât B, 69004 Lyon', 'cuire', '12'],
  ['Bât B, 12 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['Batiment B 12 rue de Cuire 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire, 3ème étage gauche, 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire, RDC, 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire, escalier 2 porte 14, 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire, interphone 32, 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire, résidence Les Lilas, 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire résidence Les Lilas 69004 Lyon', 'cuire', '12'],
  ['Résidence Les Lilas, 12 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['Boulangerie Dupont, 12 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['Boulangerie Dupont 12 rue de Cuire 69004 Lyon', 'cuire', '12'],
  ['chez Mme Martin, 12 rue de Cuire, Lyon', 'cuire', '12'],
  ['rue de Cuire 12, 69004 Lyon', 'cuire', '12'],
  ['rue de Cuire, 12, 69004 Lyon', 'cuire', '12'],
  ['rue de Cuire n°12 69004 Lyon', 'cuire', '12'],
  ['69004 Lyon, 12 rue de Cuire', 'cuire', '12'],
  ['12 rue de Cuire 69 004 lyon', 'cuire', '12'],
  ['12 rue de Cuire 69004Lyon', 'cuire', '12'],
  ['12 rue de Cuire\n69004 Lyon\nFrance', 'cuire', '12'],
  ['2 et 4 rue de Cuire, 69004 Lyon', 'cuire', '2'],
  ['2/4 rue de Cuire, 69004 Lyon', 'cuire', '2'],
  ['2 à 4 rue de Cuire, 69004 Lyon', 'cuire', '2'],
  ['2-4, rue de Cuire, 69004 Lyon', 'cuire', '2'],
  ['39 bd henri 4, 75004 paris', 'henri', '39'],
  ['39 bld Henri IV Paris 4e', 'henri', '39'],
  ['39 boulevard henri quatre 75004', 'henri', '39'],
  ['17 rue du huit mai 1945, Villeurbanne', 'huitMai', '17'],
  ['17 rue du 8 mai 1945 69100 Villeurbanne', 'huitMai', '17'],
  ['17 rue du 8-mai-1945 villeurbanne', 'huitMai', '17'],
  ['8 rue du 4 septembre, 26000Valence', 'quatreSeptembre', '8'],
  ['9 r. du pont neuf 26000 valence', 'pontNeuf', '9'],
  ['69, rue de varenne - 75700', 'varenne', '69'],
  ['69 rue de Varenne, 75382 Paris Cedex 07', 'varenne', '69'],
  ['12 rue de Rivoli, 75382 Paris Cedex 08', 'rivoli', '12'],
  ['12 rue de Rivoli 75001 PARIS CEDEX 01', 'rivoli', '12'],
  ['5 cours Gambetta, 69384 Lyon Cedex 03', 'gambettaEast', '5'],
  ['8 cours Gambetta, 69384 LYON', 'gambettaWest', '8'],
  ['5 crs gambetta lyon', 'gambettaEast', '5'],
  ['6 rue mgr lavarenne 69005', 'lavarenne', '6'],
  ['6 r Mgr-Lavarenne Lyon 5ème', 'lavarenne', '6'],
  ['1 rue Faventines, 26027 Valence Cedex 9', 'faventines', '1'],
  ['1 rue Faventines 26000 Valence', 'faventines', '1'],
  ['19 T route nationale 38400saint martin d hères', 'nationale', '19T'],
  ['19 ter rte nationale, 38400 St Martin d’Hères', 'nationale', '19 ter'],
  ['12 rue de l eglise villeurbanne', 'eglise', '12'],
  ['12 RUE DE L EGLISE 69100 VILLEURBANNE', 'eglise', '12'],
  ['7 rue du Bât d’Argent, 69001 Lyon', 'bat', '7'],
  ['7 rue du bat d argent lyon', 'bat', '7'],
  ['3 av du gal leclerc 69007', 'leclerc', '3'],
  ['100 avenue jean jaures lyon 7', 'jaures', '100'],
  ['100 av. J. Jaurès, 69007 Lyon', 'jaures', '100'],
  ['20 grande rue de vaise, 69009', 'grandeRue', '20'],
  ['12 rue de Cuire, ZAC des Canuts, 69004 Lyon', 'cuire', '12'],
  ['12, rue de Cuire, F-69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire 69.004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire, Lyon, FR', 'cuire', '12'],
  ['12 rue de Cuire, Lyon 4°', 'cuire', '12'],
  ['12 rue de Cuire, Lyon 4 ème', 'cuire', '12'],
  ['12 rue de Cuire (interphone Martin), 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire studio 4 69004 Lyon', 'cuire', '12'],
  ['12 rue de Cuire bte 4 69004 Lyon', 'cuire', '12'],
  ['1er étage 12 rue de Cuire 69004 Lyon', 'cuire', '12'],
  ['3 av. du Gén. Leclerc, 69007 Lyon', 'leclerc', '3'],
  ['17 rue du 08 mai 1945, Villeurbanne', 'huitMai', '17'],
  ['20 Gde-Rue de Vaise, Lyon 9', 'grandeRue', '20'],
  ['3 rue de la Porte 29200 Brest', 'porte', '3'],
  ['12 rue de Cuire, Lyon IVe', 'cuire', '12'],
  ['12 RUE DE CUIRE LYON IVE', 'cuire', '12'],
  ['12 rue de Cuire Lyon IV', 'cuire', '12'],
  ['12 rue de Cuire, Lyon-4e', 'cuire', '12'],
  ['12 rue de Cuire, Lyon4e', 'cuire', '12'],
  ['12 rue de Cuire, Lyon, 4e', 'cuire', '12'],
  ['12 rue de Cuire, Lyon (4ème)', 'cuire', '12'],
  ['12 rue de Cuire, Lyon, IVème arrondissement', 'cuire', '12'],
  ['39 bd Henri IV, Paris IVe', 'henri', '39'],
  ['12 rue de Rivoli, Paris Ier', 'rivoli', '12'],
  ['17 rue du 8/5/1945, Villeurbanne', 'huitMai', '17'],
  ['17 rue du 08/05/1945 69100 Villeurbanne', 'huitMai', '17'],
  ['17, rue du 8-5-1945, Villeurbanne', 'huitMai', '17'],
  ['17 rue du 8.5.1945 Villeurbanne', 'huitMai', '17'],
  ['17 RUE DU 8MAI1945 VILLEURBANNE', 'huitMai', '17'],
  ['17 rue du 8mai 1945, Villeurbanne', 'huitMai', '17'],
  ['5 rue du 8/5/1945, 69100 Villeurbanne', 'huitMai', '5'],
  ['12 rue de Cuire, Lyon, Rhône-Alpes', 'cuire', '12'],
  ['12 rue de Cuire, Lyon, Auvergne-Rhône-Alpes, France', 'cuire', '12'],
  ['12 rue de Cuire, 69004 Lyon, Auvergne Rhône Alpes', 'cuire', '12'],
  ['12 rue de Cuire Lyon France', 'cuire', '12'],
  ['12-14 rue de Cuire Lyon Rhône-Alpes', 'cuire', '12'],
  ['12 rue de Cuire, Lyon, Rhône', 'cuire', '12'],
  ['12 rue de Cuire, Lyon, Rhône, Auvergne-Rhône-Alpes, France', 'cuire', '12'],
  ['12 rue de Cuire, Lyon (69)', 'cuire', '12'],
  ['1 rue Faventines, Valence, Drôme', 'faventines', '1'],
  ['1 rue Faventines, Valence, Tarn-et-Garonne', 'faventinesElsewhere', '1'],
  ['1 rue Faventines, Valence, Occitanie', 'faventinesElsewhere', '1'],
  ['39 bd Henri IV, Paris, Île-de-France', 'henri', '39'],
  ['12bis rue de Cuire, 69004 Lyon', 'cuire', '12 bis'],
  ['12 Bis rue de Cuire, 69004 Lyon', 'cuire', '12 bis'],
  ['12-bis rue de Cuire, 69004 Lyon', 'cuire', '12 bis'],
  ['12, bis rue de Cuire, 69004 Lyon', 'cuire', '12 bis'],
  ['12 B rue de Cuire, 69004 Lyon', 'cuire', '12B'],
  ['12B, RUE DE CUIRE 69004 LYON', 'cuire', '12B'],
  ['12/B rue de Cuire, 69004 Lyon', 'cuire', '12B'],
  ['12-14 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['12–14 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['12 - 14, rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['12 au 14 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['12, 14 rue de Cuire, 69004 Lyon', 'cuire', '12'],
  ['19 RTE NATIONALE ST MARTIN D HERES', 'nationale', '19'],
  ['19 route nationale, St.-Martin-d’Hères', 'nationale', '19'],
  ['12 Rue de l’Eglise Villeurbanne, Rhône', 'eglise', '12'],
  ['3 Av. Gal Leclerc, Lyon VIIe', 'leclerc', '3'],
  ['100 AVENUE JEAN JAURES LYON VII', 'jaures', '100'],
  ['39 Bd. Henri IV 75004 PARIS', 'henri', '39'],
  ['12 rue de Cuire, Croix-Rousse, 69004 Lyon', 'cuire', '12'],
  ['9 rue du Pontneuf, 26000 Valence', 'pontNeuf', '9'],
  ['100 avenue JeanJaurès 69007 Lyon', 'jaures', '100'],
  ['12 rue de leglise, 69100 Villeurbanne', 'eglise', '12'],
  ['19 route nationale, Saint Martin dHères', 'nationale', '19'],
  ['7 rue du Bât dArgent, Lyon Ier', 'bat', '7'],
];

describe('an address as people type it [LOC-27]', () => {
  it.each(typedAddresses)('is found: "%s"', async (typed, key, number) => {
    const text = (await geocoder.locate(typed))?.formattedAddress.replaceAll("'", '’');
    expect(text).toBe(textOf(key, number));
  });

  it.each(typedAddresses)('is first of the suggestions: "%s"', async (typed, key) => {
    const [name, postalCode, city] = streets[key];
    const [first = ''] = await suggested(typed);
    expect(first.toLowerCase()).toContain(`${name}, ${postalCode} ${city}, france`.toLowerCase());
  });

  it.each([
    ['100 av. J. Dupont, 69007 Lyon', 'another name of the same initial'],
    ['100 avenue J, 69007 Lyon', 'an initial alone'],
    ['12 rue de Cuire, Trifouilly-les-Oies', 'a town that is not known'],
    ['Trifouilly-les-Oies, 12 rue de Cuire', 'a town that is not known, first'],
    ['12 rue de Cuire prolongée, 69004 Lyon', 'a street of a longer name'],
    ['12 rue de Cuire, 69005 Lyon', 'another arrondissement'],
    ['1 rue Faventines, 59027 Valence Cedex', 'another département'],
    ['12 bis impasse de Cuire, Paris', 'another town'],
    ['rue Inconnue 12, 69004 Lyon', 'a street that is not known'],
    ['12, 69004 Lyon', 'no street'],
    ['appt 4, 69004 Lyon', 'an apartment alone'],
    ['5 cours Gambetta, Villeurbanne, 69003 Lyon', 'two towns that have such a street'],
    ['5 cours Gambetta, 69003 Lyon, Villeurbanne', 'two towns that have such a street, the other one last'],
    ['5 cours Gambetta 69003 Lyon, Villeurbanne', 'two towns that have such a street, one behind it'],
    ['5 cours Gambetta, Lyon, Villeurbanne', 'two towns and no postal code'],
    ['12 rue de Cuire, Villeurbanne Lyon', 'two towns in one part'],
    ['1 2 rue de Cuire, 69004 Lyon', 'a number in two'],
    ['12 ou 14 rue de Cuire, 69004 Lyon', 'two numbers of which either is meant'],
    ['12 rue de Cuire, 5 cours Gambetta, 69003 Lyon', 'two houses'],
    ['1 rue Faventines, Valence', 'a town of which there are two'],
    ['12 rue de Cuire, Lyon, Bretagne', 'a region that its town is not in'],
    ['12 rue de Cuire, Lyon IXe', 'another arrondissement, in Roman numbers'],
    ['12 rue de Cuire, Lyon XIIe', 'an arrondissement that there is not'],
    ['12 rue de Cuire, Rhône-Alpes', 'a region and no town'],
    ['17 rue du 8/13/1945, Villeurbanne', 'a date that there is not'],
    ['17 rue du 8/5/1944, Villeurbanne', 'another date'],
    ['12 rue de Cuire, rue de l’Église', 'two streets'],
  ])('is never placed elsewhere: "%s" has %s', async (typed) => {
    expect((await geocoder.locate(typed))?.formattedAddress ?? null).toBeNull();
  });

  it('is suggested in no street that shares only the town’s words with it', async () => {
    expect(await suggested('3 rue de Villeurbanne')).toEqual([]);
    expect(await suggested('3 place de Villeurbanne')).toEqual([]);
    expect(await suggested('villeurbanne')).toHaveLength(3);
  });

  it('is suggested while it is typed, letter by letter, as soon as its street is told from others', async () => {
    const typed = '39 boulevard henri iv';
    for (let length = '39 boul'.length; length <= typed.length; length++)
      expect([length, await suggested(typed.slice(0, length))]).toEqual([
        length,
        ['39 boulevard Henri IV, 75004 Paris, France'],
      ]);
  });
});

describe('a hamlet, whose houses have no numbers', () => {
  it.each([
    ['Le Mas Blanc, 26400 Crest', 'Le Mas Blanc, 26400 Crest, France'],
    ['le mas blanc crest', 'Le Mas Blanc, 26400 Crest, France'],
    ['4 Le Mas Blanc, 26400 Crest', '4 Le Mas Blanc, 26400 Crest, France'],
    ['Les Mas, 69400 Arnas', 'Lieu-dit Les Mas, 69400 Arnas, France'],
    ['hameau Les Mas, Arnas', 'Lieu-dit Les Mas, 69400 Arnas, France'],
    ['Les Granges, 26400 Aouste-sur-Sye', 'Les Granges, 26400 Aouste-sur-Sye, France'],
  ])('is a place that a courier is sent to: "%s" [LOC-28]', async (typed, found) => {
    expect(await geocoder.locate(typed)).toMatchObject({ formattedAddress: found, isPrecise: true });
  });

  it('is not a road that has numbers, however high [LOC-28]', async () => {
    expect(await geocoder.locate('Route de Die, 26400 Crest')).toMatchObject({ isPrecise: false });
    expect(await geocoder.locate('5010 route de Die, 26400 Crest')).toMatchObject({ isPrecise: true });
  });
});
