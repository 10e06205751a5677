import { z } from 'zod';
import type { Route } from './router.ts';

/** A route as routers answer it: metres and seconds, none longer than any on Earth. */
export const routeSchema = z
  .object({ distance: z.number().min(0).max(40_000_000), duration: z.number().min(0).max(10_000_000) })
  .transform(({ distance, duration }): Route => ({ distanceKm: distance / 1000, durationMinutes: duration / 60 }));
