import { z } from 'zod';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { fetchJson } from '../fetch-json.ts';
import type { GeoPoint } from '../geocoder/geocoder.ts';
import { routeSchema } from './route-schema.ts';
import type { Router } from './router.ts';

// What is empty or 0, the service leaves out.
const answerSchema = z.object({
  routes: z
    .array(
      z
        .object({
          distanceMeters: z.number().default(0),
          /** "725s". */
          duration: z
            .string()
            .regex(/^\d+(\.\d+)?s$/)
            .default('0s'),
        })
        .transform(({ distanceMeters, duration }) => ({
          distance: distanceMeters,
          duration: Number.parseFloat(duration),
        }))
        .pipe(routeSchema),
    )
    .default([]),
});

/** Google's Routes API. */
export function createGoogleRouter(
  breaker: CircuitBreaker,
  key: string,
  root = 'https://routes.googleapis.com',
): Router {
  return {
    measure: (from, to) =>
      breaker(async (signal) => {
        const answer = await fetchJson(answerSchema, new URL('/directions/v2:computeRoutes', root), {
          signal,
          headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'routes.distanceMeters,routes.duration' },
          body: { origin: waypoint(from), destination: waypoint(to), travelMode: 'DRIVE' },
        });
        return answer?.routes[0] ?? null;
      }),
  };
}

function waypoint({ lat, lng }: GeoPoint): object {
  return { location: { latLng: { latitude: lat, longitude: lng } } };
}
