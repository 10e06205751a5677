import { createCircuitBreaker } from '../circuit-breaker.ts';
import { cacheGeocoder } from './cached-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createGeoplateformeGeocoder } from './geoplateforme-geocoder.ts';

export const geocoderNames = ['local', 'geoplateforme'] as const;
export type GeocoderName = (typeof geocoderNames)[number];

/** Makes the geocoder beyond the network, behind a circuit breaker and a cache; undefined: the database's own index is used. */
export function chooseGeocoder(name: GeocoderName): Geocoder | undefined {
  if (name === 'local') return undefined;
  const breaker = createCircuitBreaker({ name: 'the geocoder', limitMilliseconds: 3_000 });
  return cacheGeocoder(createGeoplateformeGeocoder(breaker));
}
