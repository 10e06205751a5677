import type { DeliveryRules, Zone } from '@comptoir/domain';
import { isObject, readAmount, readFlag, readNumber, readObjects, readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import type { NamedValue } from './settings.ts';

export function readDelivery(values: NamedValue[]): DeliveryRules {
  // The specification shortens these names after the first one, so short names are read too.
  const read = (name: string) => findValue(values, `features.delivery.${name}`) ?? findValue(values, name);
  const maxDistance = readNumber(read('max_distance'));
  return {
    isActive: readFlag(findValue(values, 'features.delivery.active'), false),
    calculation: readText(read('calculation_type')) === 'zone' ? 'zone' : 'distance',
    minimumCents: readCharge(read('minimum_order')),
    flatChargeCents: readCharge(read('flat_charge')),
    maxDistance: maxDistance !== null && maxDistance > 0 ? maxDistance : null,
    unit: readText(read('unit')) === 'mi' ? 'mi' : 'km',
    baseCostCents: readCharge(read('base_cost')),
    costPerUnitCents: readCharge(read('cost_per_unit')),
    zones: readZones(read('zones')),
  };
}

function readCharge(value: unknown): number {
  return Math.max(0, readAmount(value) ?? 0);
}

function readZones(value: unknown): Zone[] {
  return readObjects(value)
    .map((zone) => {
      const polygon = readPolygon(zone.polygon);
      return {
        name: readText(zone.name),
        city: readText(zone.city),
        postalCode: readText(zone.postal_code) || null,
        feeCents: readCharge(zone.delivery_fee),
        flatChargeCents: readCharge(zone.flat_charge),
        minimumCents: readCharge(zone.minimum_order),
        ...(polygon && { polygon }),
      };
    })
    .filter((zone) => zone.name !== '');
}

/** Reads a GeoJSON Polygon, its rings, or a single ring; null if unusable, and then the zone's postal code decides. */
function readPolygon(value: unknown): number[][][] | null {
  const rings = isObject(value) ? value.coordinates : value;
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
