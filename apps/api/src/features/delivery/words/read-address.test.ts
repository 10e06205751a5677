import { expect, it } from 'vitest';
import { type AddressReading, readAddress } from './read-address.ts';

function tell({ houseNumber, words, postalCode }: AddressReading): (string | null)[] {
  const { number, suffix } = houseNumber ?? {};
  return [[number, suffix].filter(Boolean).join(' ') || null, words.join(' '), postalCode];
}

it.each([
  ['5 place Bellecour, 69002 Lyon, France', '5', 'place bellecour lyon', '69002'],
  ['12 bis r. de l’Église', '12 bis', 'rue de l eglise', null],
  ['12B av Jean-Jaurès 69007', '12 b', 'avenue jean jaures', '69007'],
  ['12 a rue Paul-Bert', '12 a', 'rue paul bert', null],
  ['12 r Paul-Bert', '12', 'rue paul bert', null],
  ['19 T route nationale', '19 t', 'route nationale', null],
  ['5 l’Allée', '5', 'l allee', null],
  ['5-7 cours Gambetta', '5', 'cours gambetta', null],
  ['2 et 4 rue de Cuire', '2', 'rue de cuire', null],
  ['2 à 4 rue de Cuire', '2', 'rue de cuire', null],
  ['2 bis / 4 rue de Cuire', '2 bis', 'rue de cuire', null],
  ['2 & 4, rue de Cuire', '2', 'rue de cuire', null],
  ['12 et demi-lune', '12', 'et demi lune', null],
  ['69003 Lyon, 5, cours Gambetta', '5', 'lyon cours gambetta', '69003'],
  ['rue du 8 mai 1945', null, 'rue du 8 mai 1945', null],
  ['rue ch', null, 'rue chemin', null],
  ['ch des Ste-Anne', null, 'chemin des sainte anne', null],
  ['place du Gal', null, 'place du general', null],
  ['3 r Mgr Lavarenne', '3', 'rue monseigneur lavarenne', null],
  ['cours Lafayette, Lyon 3ème', null, 'cours lafayette lyon', '69003'],
  ['rue de Rivoli, Paris 1er Arrondissement', null, 'rue de rivoli paris', '75001'],
  ['rue de Lyon 12', null, 'rue de lyon 12', null],
  ['5 cours Gambetta 69003 Lyon Cedex 03', '5', 'cours gambetta lyon', '69003'],
  ['5 cours Gambetta 69384 Lyon Cedex 03', '5', 'cours gambetta lyon', '69'],
  ['5 cours Gambetta, 69384 LYON', '5', 'cours gambetta lyon', '69'],
  ['1 rue Faventines, 26027 Valence Cedex 9', '1', 'rue faventines valence', '26'],
  ['1 rue Faventines, 26000 Valence Cedex', '1', 'rue faventines valence', '26000'],
  ['69, rue de varenne - 75700', '69', 'rue de varenne', '75'],
  ['12 rue de Rivoli, 75382 Paris Cedex 08', '12', 'rue de rivoli paris', '75'],
  ['5 rue de Lyon, 69100 Villeurbanne', '5', 'rue de lyon villeurbanne', '69100'],
  ['5 avenue de France 69003 Lyon France', '5', 'avenue de france lyon', '69003'],
  ['57 avenue Marceau, 75116 Paris', '57', 'avenue marceau paris', '75016'],
  ['n°12 rue de Cuire, 69004 Lyon', '12', 'rue de cuire lyon', '69004'],
  ['N° 12, rue de Cuire', '12', 'rue de cuire', null],
  ['no 12 rue de Cuire', '12', 'rue de cuire', null],
  ['12 rue de Cuire, 69 004 Lyon', '12', 'rue de cuire lyon', '69004'],
  ['12 rue de Cuire 69 004 Lyon', '12', 'rue de cuire lyon', '69004'],
  ['1 rue Faventines, 26000Valence', '1', 'rue faventines valence', '26000'],
  ['avenue de France', null, 'avenue de france', null],
  ['12 rue de Cuire\n69004 Lyon', '12', 'rue de cuire lyon', '69004'],
  ['Lieu dit Les Mas, 69400 Arnas', null, 'lieudit les mas arnas', '69400'],
  ['📍\u0000%_\\', null, '', null],
])('reads "%s" as a person means it', (text, houseNumber, words, postalCode) => {
  expect(tell(readAddress(text)[0] as AddressReading)).toEqual([houseNumber, words, postalCode]);
});

it.each([
  ...[
    '12 rue de Cuire appt 4, 69004 Lyon',
    '12 rue de Cuire, bât. B, 69004 Lyon',
    'Bât B, 12 rue de Cuire, 69004 Lyon',
  ],
  ...[
    'bat B 12 rue de Cuire 69004 Lyon',
    '12 rue de Cuire, 3e étage gauche, 69004 Lyon',
    'Apt n°12, 12 rue de Cuire 69004 Lyon',
  ],
  ...[
    '12 rue de Cuire, esc. 2, porte 14, 69004 Lyon',
    '12 rue de Cuire 69004 Lyon, code 12A45',
    '12 rue de Cuire, RDC, 69004 Lyon',
  ],
  ...[
    '12 rue de Cuire, BP 1234, 69004 Lyon',
    'Entrée C - 12 rue de Cuire - 69004 Lyon',
    '12 rue de Cuire, bâtiment D, 69004 Lyon',
  ],
])('leaves out what is inside of the house: "%s"', (text) => {
  expect(tell(readAddress(text)[0] as AddressReading)).toEqual(['12', 'rue de cuire lyon', '69004']);
});

it.each([
  ['12 rue du Bât-d’Argent', '12', 'rue du bat d argent', null],
  ['3 place de la Porte d’Ainay', '3', 'place de la porte d ainay', null],
  ['4 rue de l’Escalier', '4', 'rue de l escalier', null],
  ['4 résidence Les Lilas', '4', 'residence les lilas', null],
])('leaves in what is a street’s name: "%s"', (text, houseNumber, words, postalCode) => {
  expect(tell(readAddress(text)[0] as AddressReading)).toEqual([houseNumber, words, postalCode]);
});

it.each([
  'Boulangerie Dupont 12 rue de Cuire, 69004 Lyon',
  'Boulangerie Dupont, 12 rue de Cuire, 69004 Lyon',
  'chez Mme Martin, 12 rue de Cuire 69004 Lyon',
  'Agence 2000, 12 rue de Cuire, 69004 Lyon',
  '12 rue de Cuire résidence Les Lilas 69004 Lyon',
  '12 rue de Cuire, à côté de la pharmacie, 69004 Lyon',
])('reads street and town of "%s" last, as a part of it', (text) => {
  const last = readAddress(text).at(-1) as AddressReading;
  expect(tell(last)).toEqual(['12', 'rue de cuire lyon', '69004']);
  expect(last.isPartial).toBe(true);
});

it.each([
  ['rue de Cuire 12, 69004 Lyon', '12'],
  ['rue de Cuire n° 12 69004 Lyon', '12'],
  ['rue de Cuire 12 bis, 69004 Lyon', '12 bis'],
])('reads the number behind the street, after all else: "%s"', (text, number) => {
  expect(readAddress(text).map(tell).at(-1)).toEqual([number, 'rue de cuire lyon', '69004']);
});

it('takes the last word as it is while it is typed', () => {
  expect(readAddress('3 rue ch', { isBegun: true })[0]?.words).toEqual(['rue', 'ch']);
});

it('reads no more of a text than an address can have', () => {
  expect(readAddress('abcdefghi '.repeat(10_000))[0]?.words).toHaveLength(20);
});
