import { findZone } from '../../delivery/find-zone.ts';
import { doOverlap, gapBetween } from '../../delivery/shape/compare-shapes.ts';
import type { CheckInput } from '../base/check-input.ts';
import { drawnZones, pairsOf } from '../base/drawn-zones.ts';
import type { Slip } from '../base/finding.ts';

const widestMetres = 300;

/** Narrow strips between drawn zones, and a restaurant that is in no zone although all of them are drawn. */
export function holesBetweenZones({ catalogue }: CheckInput): Slip[] {
  const drawn = drawnZones(catalogue);
  const holes = pairsOf(drawn).flatMap(([one, other]): Slip[] => {
    const gap = gapBetween(one.shape, other.shape, widestMetres);
    if (gap === null || doOverlap(one.shape, other.shape)) return [];
    const values = { metres: Math.round(gap), zone: one.zone.name, other: other.zone.name };
    return [{ target: { kind: 'zone', id: one.zone.name, field: 'polygon' }, values, why: 'hole' }];
  });
  const { place, delivery } = catalogue;
  const [first] = drawn;
  if (!first || !place || drawn.length < delivery.zones.length) return holes;
  if (findZone(delivery.zones, { postalCode: '', city: '', lat: place.lat, lng: place.lng }, 0)) return holes;
  const target = { kind: 'zone' as const, id: first.zone.name, field: 'polygon' };
  return [...holes, { target, values: {}, why: 'restaurant' }];
}
