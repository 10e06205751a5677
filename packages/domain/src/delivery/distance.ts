import { roundHalfUpSafe } from '../money/round-half-up.ts';
import type { DeliveryRules } from './delivery-rules.ts';

/** The distance of an address, and its fee in integer cents; null: unknown. */
export interface KnownDistance {
  km: number;
  costCents: number | null;
}

const kmPerMile = 1.609344;

export function toKilometres(distance: number, unit: 'km' | 'mi'): number {
  return unit === 'mi' ? distance * kmPerMile : distance;
}

/** Whether a distance is beyond the limit; the limit itself is not (LOC-09). */
export function isTooFar(distanceKm: number, delivery: DeliveryRules): boolean {
  const { maxDistance, unit } = delivery;
  return maxDistance !== null && maxDistance > 0 && distanceKm > toKilometres(maxDistance, unit);
}

/**
 * The fee of a distance: base + cost per unit × distance in the settings' unit, integer cents, halves up (appendix C, D14).
 * The distance counts to the thousandth, so that no binary fraction decides a half cent.
 */
export function distanceCostCents(distanceKm: number, delivery: DeliveryRules): number {
  const distance = delivery.unit === 'mi' ? distanceKm / kmPerMile : distanceKm;
  const thousandths = Math.round(distance * 1000);
  return delivery.baseCostCents + roundHalfUpSafe(delivery.costPerUnitCents * thousandths, 1000);
}
