import { z } from 'zod';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { fetchJson } from '../fetch-json.ts';
import type { GeoPoint } from '../geocoder/geocoder.ts';
import type { Route, Router } from './router.ts';

/** The response is in metres and seconds, with upper bounds that no route on Earth exceeds. */
const routeSchema = z
  .object({ distance: z.number().min(0).max(40_000_000), duration: z.number().min(0).max(10_000_000) })
  .transform(({ distance, duration }): Route => ({ distanceKm: distance / 1000, durationMinutes: duration / 60 }));

/** The French state's routing service, which is free, needs no key and allows 5 requests a second. */
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
        return fetchJson(routeSchema, url, { signal, noneStatus: 404 });
      }),
  };
}

const toLngLat = ({ lat, lng }: GeoPoint) => `${lng},${lat}`;
