import type { DeliveryRules, Zone } from '@comptoir/domain';
import { isObject, readAmount, readFlag, readNumber, readObjects, readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import type { NamedValue } from './settings.ts';

export function readDelivery(values: NamedValue[]): DeliveryRules {
  // The specification abbreviates these names after the first, so short names are read too.
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

/** A charge or a minimum in integer cents; 0 if it is absent (CFG-23). */
function readCharge(value: unknown): number {
  return Math.max(0, readAmount(value) ?? 0);
}

/** The delivery zones. One without a name is left out. */
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

/** Reads GeoJSON: a Polygon, its rings, or a single ring. Null: unusable, so the zone goes by its postal code. */
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
