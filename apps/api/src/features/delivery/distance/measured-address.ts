import type { Settings } from '@comptoir/contract';
import { distanceCostCents, type KnownDistance, toKilometres } from '@comptoir/domain';
import type { GeoPoint, LocatedAddress } from '../../../gateways/geocoder/geocoder.ts';

/** An address and how far it is from the restaurant, as this server found it. */
export interface MeasuredAddress {
  located: LocatedAddress;
  distanceKm: number;
  durationMinutes: number;
  /** Where it was measured from. */
  origin: GeoPoint;
}

/** Why an address has no distance. A street without a number is no place for a courier. */
export type AddressProblem = 'not_found' | 'no_house_number' | 'unavailable';

/** Where the restaurant is; null: its settings do not say. */
export function originOf({ latitude, longitude }: Settings['contacts']): GeoPoint | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}

/**
 * The distance as it is told: in the settings' unit, with two decimals. What is told is what is charged for and what is
 * compared with the limit, so that both sides count the same (requirement API-31).
 */
export function tellDistance(
  distanceKm: number,
  delivery: Settings['delivery'],
): KnownDistance & { distance: number; unit: 'km' | 'mi' } {
  const { unit } = delivery;
  const distance = Math.round((distanceKm / toKilometres(1, unit)) * 100) / 100;
  const km = toKilometres(distance, unit);
  return { distance, unit, km, costCents: distanceCostCents(km, delivery) };
}
