import { expect, it } from 'vitest';
import { findRegion } from './find-region.ts';

it.each([
  ['69002', 'Auvergne-Rhône-Alpes'],
  ['01000', 'Auvergne-Rhône-Alpes'],
  ['75011', 'Île-de-France'],
  ['13001', 'Provence-Alpes-Côte d’Azur'],
  ['20200', 'Corse'],
  ['97400', 'La Réunion'],
  ['98800', 'Nouvelle-Calédonie'],
  ['', ''],
  ['00000', ''],
])('of postal code "%s" is "%s"', (postalCode, region) => {
  expect(findRegion(postalCode)).toBe(region);
});

it('knows all 96 départements of the mainland and Corsica', () => {
  const codes = Array.from({ length: 95 }, (_, at) => String(at + 1).padStart(2, '0'));
  expect(codes.filter((code) => findRegion(`${code}000`) === '')).toEqual([]);
});
