import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

it.each([
  ['5 place Bellecour, 69002 Lyon, France', '5', 'place bellecour lyon', '69002'],
  ['12 bis r. de l’Église', '12 bis', 'rue de l eglise', null],
  ['12B av Jean-Jaurès 69007', '12 b', 'avenue jean jaures', '69007'],
  ['12 a rue Paul-Bert', '12 a', 'rue paul bert', null],
  ['12 r Paul-Bert', '12', 'rue paul bert', null],
  ['5 l’Allée', '5', 'l allee', null],
  ['5-7 cours Gambetta', '5', 'cours gambetta', null],
  ['69003 Lyon, 5, cours Gambetta', '5', 'lyon cours gambetta', '69003'],
  ['rue du 8 mai 1945', null, 'rue du 8 mai 1945', null],
  ['rue ch', null, 'rue ch', null],
  ['ch des Ste-Anne', null, 'chemin des sainte anne', null],
  ['cours Lafayette, Lyon 3ème', null, 'cours lafayette lyon', '69003'],
  ['rue de Rivoli, Paris 1er Arrondissement', null, 'rue de rivoli paris', '75001'],
  ['rue de Lyon 12', null, 'rue de lyon 12', null],
  ['5 cours Gambetta 69003 Lyon Cedex 03', '5', 'cours gambetta lyon', '69003'],
  ['5 avenue de France 69003 Lyon France', '5', 'avenue de france lyon', '69003'],
  ['57 avenue Marceau, 75116 Paris', '57', 'avenue marceau paris', '75016'],
  ['n°12 rue de Cuire, 69004 Lyon', '12', 'rue de cuire lyon', '69004'],
  ['N° 12, rue de Cuire', '12', 'rue de cuire', null],
  ['12 rue de Cuire, 69 004 Lyon', '12', 'rue de cuire lyon', '69004'],
  ['12 rue de Cuire 69 004 Lyon', '12', 'rue de cuire lyon', '69004'],
  ['1 rue Faventines, 26000Valence', '1', 'rue faventines valence', '26000'],
  ['avenue de France', null, 'avenue de france', null],
  ['📍\u0000%_\\', null, '', null],
])('reads "%s" as a person means it', (text, houseNumber, words, postalCode) => {
  const reading = readAddress(text);
  const { number, suffix } = reading.houseNumber ?? {};
  expect([number, suffix].filter(Boolean).join(' ') || null).toBe(houseNumber);
  expect(reading.words.join(' ')).toBe(words);
  expect(reading.postalCode).toBe(postalCode);
});

it('reads no more of a text than an address can have', () => {
  expect(readAddress('abcdefghi '.repeat(10_000)).words).toHaveLength(20);
});
