import { describe, expect, it } from 'vitest';
import { formatStreet, type House, placeHouseNumber } from './house-number.ts';

const house = (number: number, suffix = ''): House => ({ number, suffix, point: { lat: number, lng: suffix.length } });
const houses = [house(30), house(5), house(5, 'bis'), house(12)];
const at = (number: number, suffix = '') => placeHouseNumber(houses, { number, suffix });

it.each([
  [null, 'Place Bellecour', 'Place Bellecour'],
  [{ number: 5, suffix: '' }, 'Place Bellecour', '5 place Bellecour'],
  [{ number: 5, suffix: 'bis' }, 'Place Bellecour', '5 bis place Bellecour'],
  [{ number: 5, suffix: 'b' }, 'Allée des Lilas', '5B allée des Lilas'],
  [{ number: 5, suffix: '' }, 'Grande Rue de Vaise', '5 Grande Rue de Vaise'],
])('writes house number %j of %s', (houseNumber, name, text) => {
  expect(formatStreet(houseNumber, name)).toBe(text);
});

describe('where a house is', () => {
  it('is its own place, with its suffix', () => {
    expect(at(5)).toEqual({ point: house(5).point, hasHouse: true });
    expect(at(5, 'bis')).toEqual({ point: house(5, 'bis').point, hasHouse: true });
  });

  it('is that of the nearest number where the house is not known, up to ten numbers away', () => {
    expect(at(12, 'ter')).toEqual({ point: house(12).point, hasHouse: true });
    expect(at(40)).toEqual({ point: house(30).point, hasHouse: true });
    expect(at(41)).toEqual({ point: house(30).point, hasHouse: false });
  });

  it('is the middle of the street without a number, and unknown in a street without houses', () => {
    expect(placeHouseNumber(houses, null)).toEqual({ point: house(12).point, hasHouse: false });
    expect(placeHouseNumber([], { number: 5, suffix: '' })).toBeNull();
  });
});
