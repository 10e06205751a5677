import { describe, expect, it } from 'vitest';
import { distanceToBellecour, suggestionOf } from '../../testing/example-place.ts';
import { distanceSchema } from './location-schema.ts';
import { distanceFromWire, distanceToWire, suggestionsFromWire, suggestionToWire } from './location-wire.ts';

const suggestion = suggestionOf('5 place Bellecour');

describe('the distance to an address', () => {
  it('reads and writes the example to the same 13 keys [API-30, LOC-08]', () => {
    const distance = distanceFromWire({ status: 'success', payload: distanceToBellecour });
    expect(distance).toMatchObject({ distance: 3.2, duration: 12, unit: 'km', deliveryCostCents: 310 });
    expect(distance && distanceToWire(distance)).toEqual(distanceToBellecour);
    expect(Object.keys(distanceSchema.parse(distanceToBellecour))).toHaveLength(13);
  });

  it('reads what was kept of it, and what another back end writes; what is missing is not 0 [LOC-08]', () => {
    const { unit: _, ...noUnit } = distanceToBellecour;
    const foreign = {
      ...noUnit,
      distance: '3.2',
      duration: '12',
      delivery_cost: '3.10',
      postal_code: 69002,
      lat: '45.7578',
    };
    const read = distanceFromWire(foreign);
    expect(read && distanceToWire(read)).toEqual(distanceToBellecour);
    expect(distanceFromWire({ distance: 2, unit: 'MI' })).toMatchObject({
      unit: 'mi',
      duration: null,
      deliveryCostCents: null,
      city: '',
      lat: null,
    });
  });

  it.each([
    [null],
    [[]],
    ['3 km'],
    [{}],
    [{ distance: 'loin' }],
    [{ distance: -1 }],
    [{ payload: { distance: null } }],
  ])('is none in %j', (body) => {
    expect(distanceFromWire(body)).toBeNull();
  });
});

describe('the suggested addresses', () => {
  it('read and write the example [API-29]', () => {
    const [first] = suggestionsFromWire({ status: 'success', payload: [suggestion] });
    expect(first && suggestionToWire(first)).toEqual(suggestion);
  });

  it('leave out what can not be asked for, and show the whole where a part is missing [LOC-05]', () => {
    const answer = [{ description: 'Rue Mercière, Lyon' }, { description: '' }, null, { structured_formatting: {} }];
    expect(suggestionsFromWire(answer)).toEqual([
      { description: 'Rue Mercière, Lyon', mainText: 'Rue Mercière, Lyon', secondaryText: '' },
    ]);
    expect(suggestionsFromWire({ payload: 'rien' })).toEqual([]);
  });
});
