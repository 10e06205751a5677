import { z } from 'zod';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { fetchJson } from '../fetch-json.ts';
import { routeSchema } from './route-schema.ts';
import { type Router, toLngLat } from './router.ts';

const answerSchema = z.object({ routes: z.tuple([routeSchema], z.unknown()) }).transform(({ routes: [best] }) => best);
const noneSchema = z.object({ code: z.enum(['NoRoute', 'NoSegment']) });

/** A server of the Open Source Routing Machine, at `root`; which vehicle it reckons with is the server's. */
export function createOsrmRouter(breaker: CircuitBreaker, root: string): Router {
  return {
    measure: (from, to) =>
      breaker((signal) => {
        const url = new URL(`${root}/route/v1/driving/${toLngLat(from)};${toLngLat(to)}?overview=false`);
        const meansNone = (status: number, body: unknown) => status === 400 && noneSchema.safeParse(body).success;
        return fetchJson(answerSchema, url, { signal, meansNone });
      }),
  };
}
