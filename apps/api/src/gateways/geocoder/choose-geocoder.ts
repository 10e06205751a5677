import { createCircuitBreaker } from '../circuit-breaker.ts';
import { cacheGeocoder } from './cached-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createGeoplateformeGeocoder } from './geoplateforme-geocoder.ts';

export const geocoderNames = ['local', 'geoplateforme'] as const;
export type GeocoderName = (typeof geocoderNames)[number];

/** Creates a geocoder, or returns undefined if the shop uses the address index in its database. */
export function chooseGeocoder(name: GeocoderName): Geocoder | undefined {
  if (name === 'local') return undefined;
  const breaker = createCircuitBreaker({ name: 'the geocoder', limitMilliseconds: 3_000 });
  return cacheGeocoder(createGeoplateformeGeocoder(breaker));
}
