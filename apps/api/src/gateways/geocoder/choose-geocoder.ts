import { createCircuitBreaker } from '../circuit-breaker.ts';
import { cacheGeocoder } from './cached-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createGeoplateformeGeocoder } from './geoplateforme-geocoder.ts';
import { createGoogleGeocoder } from './google-geocoder.ts';

/** Who knows addresses. */
export type GeocoderChoice = { kind: 'local' | 'geoplateforme' } | { kind: 'google'; key: string };

/** The geocoder beyond the network that was chosen, behind a circuit breaker and a cache; undefined: the database's own index. */
export function chooseGeocoder(choice: GeocoderChoice): Geocoder | undefined {
  if (choice.kind === 'local') return undefined;
  const breaker = createCircuitBreaker({ name: 'the geocoder', limitMilliseconds: 3_000 });
  return cacheGeocoder(
    choice.kind === 'google' ? createGoogleGeocoder(breaker, choice.key) : createGeoplateformeGeocoder(breaker),
  );
}
