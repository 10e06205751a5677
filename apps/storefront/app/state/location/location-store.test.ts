import { describe, expect, it } from 'vitest';
import { chooseLocation, chooseMode, connectLocation, pickupChoice, useLocationStore } from './location-store.ts';

const zone = { ...pickupChoice, mode: 'delivery' as const, zone: 'Centre' };

describe('the place of an order', () => {
  it('is pickup until something is chosen, and nothing is stored before [LOC-02]', () => {
    connectLocation()();
    expect(useLocationStore.getState().mode).toBe('pickup');
    expect(localStorage.getItem('location')).toBeNull();
  });

  it('is stored in the specification’s shape and survives a reload [LOC-15, LOC-17, STO-02]', () => {
    chooseLocation(zone);
    expect(Object.keys(JSON.parse(localStorage.getItem('location') ?? '{}')).sort()).toEqual(
      ['_distance', 'invalid', 'query', 'tooFar', 'type', 'zone'].sort(),
    );
    useLocationStore.setState(pickupChoice, true);
    connectLocation()();
    expect(useLocationStore.getState()).toEqual(zone);
  });

  it('forgets a bad place when pickup is chosen, and keeps a good one [LOC-23]', () => {
    chooseLocation({ ...zone, query: 'Givors', isTooFar: true });
    chooseMode('pickup');
    expect(useLocationStore.getState()).toEqual(pickupChoice);
    chooseLocation(zone);
    chooseMode('pickup');
    expect(useLocationStore.getState().zone).toBe('Centre');
  });

  it.each([
    '{',
    'null',
    '"pickup"',
    '{"type":"drone"}',
    '{"type":"delivery","zone":{"name":1}}',
    '{"type":"delivery","_distance":[1]}',
    '{"type":"delivery","_distance":{"address":"5 place Bellecour"}}',
  ])('is pickup again where the stored one is %s, which is removed [LOC-25]', (stored) => {
    localStorage.setItem('location', stored);
    connectLocation()();
    expect(useLocationStore.getState()).toEqual(pickupChoice);
    expect(localStorage.getItem('location')).toBeNull();
  });

  it('follows the other tab [LOC-17]', () => {
    const stop = connectLocation();
    localStorage.setItem('location', JSON.stringify({ type: 'delivery', zone: 'Centre' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'location' }));
    expect(useLocationStore.getState().zone).toBe('Centre');
    stop();
  });
});
