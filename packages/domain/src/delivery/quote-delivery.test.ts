import { describe, expect, it } from 'vitest';
import type { DeliveryRules } from './delivery-rules.ts';
import { distanceCostCents, type KnownDistance, toKilometres } from './distance.ts';
import { findZone } from './find-zone.ts';
import { type DeliveryQuestion, quoteDelivery } from './quote-delivery.ts';
import type { Place, Zone } from './zone.ts';

const zone = (name: string, postalCode: string | null, feeCents: number, rest: Partial<Zone> = {}): Zone => ({
  name,
  city: 'Lyon',
  postalCode,
  feeCents,
  flatChargeCents: 0,
  minimumCents: 0,
  ...rest,
});
const centre = zone('Centre', '69002', 250, { flatChargeCents: 200, minimumCents: 1500 });
const partDieu = zone('Part-Dieu', '69003', 350, { flatChargeCents: 250, minimumCents: 2000 });
const villeurbanne = zone('Villeurbanne', '69100', 490, { city: 'Villeurbanne', minimumCents: 2500 });

const byDistance = (rest: Partial<DeliveryRules> = {}): DeliveryRules => ({
  isActive: true,
  calculation: 'distance',
  minimumCents: 1500,
  flatChargeCents: 200,
  maxDistance: 10,
  unit: 'km',
  baseCostCents: 0,
  costPerUnitCents: 0,
  zones: [centre, partDieu, villeurbanne],
  ...rest,
});
const byZone = byDistance({ calculation: 'zone' });

const place = (rest: Partial<Place> = {}): Place => ({
  address: '5 place Bellecour',
  address2: '',
  city: 'Lyon',
  postalCode: '69002',
  country: 'France',
  zone: null,
  lat: null,
  lng: null,
  ...rest,
});
const km = (distance: number): KnownDistance => ({ km: distance, costCents: 310 });

function quote(rules: DeliveryRules, subtotalCents: number, rest: Partial<DeliveryQuestion> = {}) {
  const answer = quoteDelivery({ mode: 'delivery', rules, place: place(), distance: null, subtotalCents, ...rest });
  return answer.state === 'ok' ? answer.feeCents : answer.state === 'refused' ? answer.reason : answer.state;
}

describe('the fee of a zone', () => {
  const free = { ...byZone, zones: [zone('Z', '69002', 0, { flatChargeCents: 300, minimumCents: 2000 })] };
  const inVilleurbanne = { place: place({ city: 'Villeurbanne', postalCode: '69100' }) };

  it.each([
    ['Z1', byZone, 1400, {}, 450],
    ['Z2', byZone, 1500, {}, 250],
    ['Z3', byZone, 2499, inVilleurbanne, 'below_minimum'],
    ['Z4', byZone, 2500, inVilleurbanne, 490],
    ['Z5', free, 1999, {}, 300],
    ['Z6', byZone, 2000, { place: place({ postalCode: '69009' }) }, 'out_of_zone'],
    ['Z7', byZone, 2500, inVilleurbanne, 490],
    ['Z8', byZone, 2000, { distance: km(10.4) }, 'too_far'],
    ['Z9', byZone, 2000, { place: place({ postalCode: '', city: 'LYON' }) }, 250],
  ] as const)(
    'is the zone’s, with its flat charge below its minimum, example %s [LOC-14, LOC-18, LOC-20, LOC-21]',
    (_, rules, subtotal, rest, expected) => {
      expect(quote(rules, subtotal, rest)).toBe(expected);
    },
  );

  it('tells the minimum of the zone, not that of the settings, and what it costs from there on [LOC-21]', () => {
    const question = { mode: 'delivery', rules: byZone, distance: null, subtotalCents: 2499 } as const;
    expect(quoteDelivery({ ...question, ...inVilleurbanne })).toEqual({
      state: 'refused',
      reason: 'below_minimum',
      minimumCents: 2500,
      feeCents: 490,
    });
    expect(quoteDelivery({ ...question, place: null })).toEqual({
      state: 'unknown',
      minimumCents: 1500,
      flatChargeCents: 200,
    });
  });

  it('is unknown until something is chosen, refused for an address that does not exist [LOC-14]', () => {
    expect(quote(byZone, 2000, { place: null })).toBe('unknown');
    expect(quote(byZone, 2000, { place: null, distance: 'not_found' })).toBe('location_not_found');
    expect(quote(byZone, 2000, { place: place({ postalCode: '69009' }), distance: 'not_found' })).toBe(
      'location_not_found',
    );
  });
});

describe('the fee of a distance', () => {
  const noFlat = byDistance({ flatChargeCents: 0 });
  const near = { distance: km(3.2) };
  const miles = byDistance({ unit: 'mi', maxDistance: 5 });

  it.each([
    ['D1', byDistance(), 1400, near, 510],
    ['D2', byDistance(), 1500, near, 310],
    ['D3', noFlat, 1499, near, 'below_minimum'],
    ['D4', byDistance({ minimumCents: 0 }), 300, near, 310],
    ['D5', byDistance(), 2000, { distance: km(10) }, 310],
    ['D6', byDistance(), 2000, { distance: km(10.01) }, 'too_far'],
    ['D7', miles, 2000, { distance: km(8) }, 310],
    ['D8', miles, 2000, { distance: km(8.1) }, 'too_far'],
    ['D9', byDistance({ maxDistance: 0 }), 2000, { distance: km(60) }, 310],
    ['D9', byDistance({ maxDistance: null }), 2000, { distance: km(60) }, 310],
    ['D12', byDistance(), 2000, near, 310],
    ['D13', byDistance(), 100, { mode: 'pickup', distance: km(60) }, 0],
    ['R2', byDistance({ isActive: false }), 2000, near, 'delivery_inactive'],
    ['R9', byDistance(), 2000, { place: null }, 'unknown'],
    ['R9, its cost was not told', byDistance(), 2000, { distance: { km: 3, costCents: null } }, 'unknown'],
    ['R10', byDistance(), 2000, { distance: 'not_found' }, 'location_not_found'],
  ] as const)(
    'is the distance’s, with the flat charge below the minimum, example %s [LOC-09, LOC-10, LOC-19, LOC-20, LOC-21]',
    (_, rules, subtotal, rest, expected) => {
      expect(quote(rules, subtotal, rest)).toBe(expected);
    },
  );

  it('compares miles with miles [LOC-10]', () => {
    expect(quote(miles, 2000, { distance: km(toKilometres(5, 'mi')) })).toBe(310);
    expect(quote(byDistance({ maxDistance: 8.04672 }), 2000, { distance: km(toKilometres(5, 'mi')) })).toBe(310);
  });

  it.each([
    [{ baseCostCents: 150, costPerUnitCents: 50 }, 3.2, 310],
    [{ baseCostCents: 0, costPerUnitCents: 33 }, 1.5, 50],
    [{ baseCostCents: 100, costPerUnitCents: 100, unit: 'mi' }, 1.609344, 200],
  ] as const)('is the base and the cost of each unit, example D14: %j at %d km', (rest, distance, cents) => {
    expect(distanceCostCents(distance, byDistance(rest))).toBe(cents);
  });
});

describe('the zone of a place', () => {
  const zones = [centre, partDieu, villeurbanne];
  const found = (all: Zone[], rest: Partial<Place>, subtotal = 5000) =>
    findZone(all, place(rest), subtotal)?.name ?? null;

  it('is that of the postal code, of the city only where one of them has none [LOC-14]', () => {
    expect(found(zones, { postalCode: '69003' })).toBe('Part-Dieu');
    expect(found(zones, { postalCode: '69009' })).toBeNull();
    expect(found([zone('Partout', null, 100), centre], { postalCode: '69009', city: 'LYÓN' })).toBe('Partout');
    expect(found(zones, { postalCode: '', city: 'villeurbanne' })).toBe('Villeurbanne');
    expect(found([zone('Sans ville', null, 0, { city: '' })], { postalCode: '69009', city: '' })).toBeNull();
  });

  it('is the cheapest of several for this subtotal, then the first [LOC-14]', () => {
    const cheapAbove = zone('A', '69002', 100, { minimumCents: 3000, flatChargeCents: 500 });
    const always = zone('B', '69002', 200);
    const never = zone('C', '69002', 0, { minimumCents: 9000 });
    expect(found([never, always, cheapAbove], {}, 3000)).toBe('A');
    expect(found([never, always, cheapAbove], {}, 2999)).toBe('B');
    expect(found([always, { ...always, name: 'D' }], {})).toBe('B');
    expect(found([never], {}, 100)).toBe('C');
  });

  it('is the polygon around its point, before any postal code [LOC-14]', () => {
    const ring = (from: number, to: number) => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ];
    const around = zone('Polygone', '69009', 900, { polygon: [ring(0, 10), ring(4, 6)] });
    const at = (lat: number, lng: number) => found([centre, around], { lat, lng });
    expect(at(2, 2)).toBe('Polygone');
    expect(at(5, 5)).toBe('Centre');
    expect(at(20, 2)).toBe('Centre');
    expect(found([around], { postalCode: '69009' })).toBe('Polygone');
    expect(found([around], { postalCode: '69009', lat: 20, lng: 20 })).toBeNull();
  });

  it('is the zone that the diner named, as long as the address is in it [LOC-14]', () => {
    const none = { address: '', city: '', postalCode: '' };
    expect(found(zones, { ...none, zone: 'Part-Dieu' })).toBe('Part-Dieu');
    expect(found(zones, none)).toBeNull();
    expect(found(zones, { zone: 'Part-Dieu' })).toBeNull();
    expect(found(zones, { zone: 'Disparue' })).toBe('Centre');
    const twin = { ...centre, name: 'Jumelle', feeCents: 400 };
    expect(found([centre, twin], { zone: 'Jumelle' })).toBe('Jumelle');
  });
});
