import type { Zone } from '../delivery/zone.ts';
import { toCents, toRecords, toText } from './named-values.ts';

/** Reads the delivery zones of the settings; one without a name is left out. */
export function readZones(value: unknown): Zone[] {
  return toRecords(value)
    .map((zone) => {
      const polygon = readPolygon(zone.polygon);
      return {
        name: toText(zone.name),
        city: toText(zone.city),
        postalCode: toText(zone.postal_code) || null,
        feeCents: toCents(zone.delivery_fee),
        flatChargeCents: toCents(zone.flat_charge),
        minimumCents: toCents(zone.minimum_order),
        ...(polygon && { polygon }),
      };
    })
    .filter((zone) => zone.name !== '');
}

/** Reads GeoJSON: a Polygon, its rings, or a single ring. Null: nothing usable, the zone goes by its postal code. */
function readPolygon(value: unknown): number[][][] | null {
  const isGeometry = typeof value === 'object' && value !== null && 'coordinates' in value;
  const rings = isGeometry ? value.coordinates : value;
  if (!Array.isArray(rings) || rings.length === 0) return null;
  const candidates = isRing(rings) ? [rings] : rings;
  return candidates.every(isRing) ? candidates : null;
}

function isRing(value: unknown): value is number[][] {
  return Array.isArray(value) && value.length >= 3 && value.every(isPoint);
}

function isPoint(value: unknown): boolean {
  return Array.isArray(value) && value.length >= 2 && value.every((part) => Number.isFinite(part));
}
