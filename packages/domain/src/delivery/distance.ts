import { roundHalfUpSafe } from '../money/round-half-up.ts';
import type { DeliveryRules } from './delivery-rules.ts';

export interface KnownDistance {
  km: number;
  costCents: number | null;
}

const kmPerMile = 1.609344;

export function toKilometres(distance: number, unit: 'km' | 'mi'): number {
  return unit === 'mi' ? distance * kmPerMile : distance;
}

export function isTooFar(distanceKm: number, delivery: DeliveryRules): boolean {
  const { maxDistance, unit } = delivery;
  return maxDistance !== null && maxDistance > 0 && distanceKm > toKilometres(maxDistance, unit);
}

/** The fee is base + cost per unit × distance, in cents, halves up (appendix C, D14). Distances are rounded to thousandths first. */
export function distanceCostCents(distanceKm: number, delivery: DeliveryRules): number {
  const distance = delivery.unit === 'mi' ? distanceKm / kmPerMile : distanceKm;
  const thousandths = Math.round(distance * 1000);
  return delivery.baseCostCents + roundHalfUpSafe(delivery.costPerUnitCents * thousandths, 1000);
}
