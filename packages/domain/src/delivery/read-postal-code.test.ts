import { describe, expect, it } from 'vitest';
import { findZone } from './find-zone.ts';
import { readPostalCode } from './read-postal-code.ts';

describe('a postal code as people type it [LOC-14]', () => {
  it.each([
    ['69004', '69004'],
    [' 69004 ', '69004'],
    ['69 004', '69004'],
    ['69\u00a0004', '69004'],
    ['F-69004', '69004'],
    ['F 69004', '69004'],
    ['FR-69004', '69004'],
    ['f69004', '69004'],
    ['69004 Cedex', '69004'],
    ['69004 CEDEX 03', '69004'],
    ['69 004 cedex 3', '69004'],
    ['01000', '01000'],
    ['01 000', '01000'],
    ['20200', '20200'],
    ['97400', '97400'],
    ['98800', '98800'],
    ['75016', '75016'],
    ['75116', '75016'],
    ['75 116', '75016'],
    ['75116 Cedex 16', '75016'],
  ])('%s is %s', (typed, code) => {
    expect(readPostalCode(typed)).toBe(code);
  });

  it.each([
    ...['', ' ', '6900', '690044', '69-004', '69.004', '6 9004', '690 04', '69OO4', 'B-4000', '4000', 'L-1234'],
    ...['SW1A 1AA', 'Lyon', '69004 Lyon', '69004 Cedex 123', 'cedex', '2A004', '69004,', '0', '-69004'],
  ])('%j is none', (typed) => {
    expect(readPostalCode(typed)).toBeNull();
  });
});

describe('a zone by its postal code [LOC-14]', () => {
  const zone = { name: 'Ouest', city: 'Paris', feeCents: 0, flatChargeCents: 0, minimumCents: 0 };
  const place = { city: 'Paris', lat: null, lng: null };

  it.each([
    ['75016', '75116', true],
    ['75116', '75016', true],
    ['75 016', '75016', true],
    ['69004', '69 004', true],
    ['75016', '75017', false],
    ['1000', '1000', true],
    ['1000', '2000', false],
  ])('of %s holds an address of %s: %s', (own, asked, isThere) => {
    expect(findZone([{ ...zone, postalCode: own }], { ...place, postalCode: asked }, 1000) !== null).toBe(isThere);
  });
});
