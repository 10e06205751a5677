import { type Shape, shapeOf } from '../../delivery/shape/plane.ts';
import type { Zone } from '../../delivery/zone.ts';
import type { CheckedCatalogue } from './checked-catalogue.ts';

export interface DrawnZone {
  zone: Zone;
  shape: Shape;
}

/** The drawn zones on one plane, with the restaurant at its origin, or the first corner of a zone if that is unknown. */
export function drawnZones({ delivery: { isActive, calculation, zones }, place }: CheckedCatalogue): DrawnZone[] {
  if (!isActive || calculation !== 'zone') return [];
  const [lng = 0, lat = 0] = zones.flatMap(({ polygon }) => polygon ?? []).flat()[0] ?? [];
  return zones.flatMap((zone) => {
    const shape = shapeOf(zone, place ?? { lat, lng });
    return shape ? [{ zone, shape }] : [];
  });
}

export function pairsOf(zones: DrawnZone[]): [DrawnZone, DrawnZone][] {
  return zones.flatMap((one, position) =>
    zones.slice(position + 1).map((other): [DrawnZone, DrawnZone] => [one, other]),
  );
}
