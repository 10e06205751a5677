import type { CircuitBreaker } from '../circuit-breaker.ts';
import { fetchJson } from '../fetch-json.ts';
import { routeSchema } from './route-schema.ts';
import { type Router, toLngLat } from './router.ts';

/** The routing of the French State's Géoplateforme: open, without a key, 5 questions a second at most. */
export function createGeoplateformeRouter(breaker: CircuitBreaker, root = 'https://data.geopf.fr'): Router {
  return {
    measure: (from, to) =>
      breaker((signal) => {
        const url = new URL('/navigation/itineraire', root);
        url.search = new URLSearchParams({
          resource: 'bdtopo-osrm',
          profile: 'car',
          optimization: 'fastest',
          start: toLngLat(from),
          end: toLngLat(to),
          getSteps: 'false',
          getBbox: 'false',
          distanceUnit: 'meter',
          timeUnit: 'second',
        }).toString();
        return fetchJson(routeSchema, url, { signal, meansNone: (status) => status === 404 });
      }),
  };
}
