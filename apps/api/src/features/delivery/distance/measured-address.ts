import type { Settings } from '@comptoir/contract';
import { distanceCostCents, type KnownDistance, toKilometres } from '@comptoir/domain';
import type { GeoPoint, LocatedAddress } from '../../../gateways/geocoder/geocoder.ts';

export interface MeasuredAddress {
  located: LocatedAddress;
  distanceKm: number;
  durationMinutes: number;
  origin: GeoPoint;
}

export type AddressProblem = 'not_found' | 'no_house_number' | 'unavailable';

type Contacts = Pick<Settings['contacts'], 'latitude' | 'longitude'>;

export function originOf({ latitude, longitude }: Contacts): GeoPoint | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}

/** Rounds the distance to two decimals, so that browser and server compute the same fee and limit (API-31). */
export function tellDistance(
  distanceKm: number,
  delivery: Settings['delivery'],
): KnownDistance & { distance: number; unit: 'km' | 'mi' } {
  const { unit } = delivery;
  const distance = Math.round((distanceKm / toKilometres(1, unit)) * 100) / 100;
  const km = toKilometres(distance, unit);
  return { distance, unit, km, costCents: distanceCostCents(km, delivery) };
}
