import { roundHalfUpSafe } from '../money/round-half-up.ts';
import type { DeliveryRules } from './delivery-rules.ts';

/** The answer to "how far?": kilometres, and what the restaurant charges for them in integer cents; null: it was not told. */
export interface KnownDistance {
  km: number;
  costCents: number | null;
}

const kmPerMile = 1.609344;

/** A distance in kilometres, whatever unit it came in (requirement LOC-10). */
export function toKilometres(distance: number, unit: 'km' | 'mi'): number {
  return unit === 'mi' ? distance * kmPerMile : distance;
}

/** Whether a distance is beyond what the restaurant delivers to; exactly the limit is not (requirement LOC-09). */
export function isTooFar(distanceKm: number, delivery: DeliveryRules): boolean {
  const { maxDistance, unit } = delivery;
  return maxDistance !== null && maxDistance > 0 && distanceKm > toKilometres(maxDistance, unit);
}

/**
 * What a distance costs: base + cost per unit x distance in the settings' unit, integer cents, halves up (requirements
 * appendix C, D14). The distance is counted to the thousandth, so that no binary fraction decides a half cent.
 */
export function distanceCostCents(distanceKm: number, delivery: DeliveryRules): number {
  const distance = delivery.unit === 'mi' ? distanceKm / kmPerMile : distanceKm;
  const thousandths = Math.round(distance * 1000);
  return delivery.baseCostCents + roundHalfUpSafe(delivery.costPerUnitCents * thousandths, 1000);
}
