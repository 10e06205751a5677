import { createCircuitBreaker } from '../circuit-breaker.ts';
import { createGeoplateformeRouter } from './geoplateforme-router.ts';
import { createGoogleRouter } from './google-router.ts';
import { createOsrmRouter } from './osrm-router.ts';
import type { Router } from './router.ts';
import { straightLineRouter } from './straight-line-router.ts';

/** Who measures routes. */
export type RouterChoice =
  | { kind: 'straight-line' | 'geoplateforme' }
  | { kind: 'osrm'; root: string }
  | { kind: 'google'; key: string };

/** The router that was chosen, behind a circuit breaker where it is beyond the network. */
export function chooseRouter(choice: RouterChoice): Router {
  const breaker = createCircuitBreaker({ name: 'the router', limitMilliseconds: 3_000 });
  if (choice.kind === 'geoplateforme') return createGeoplateformeRouter(breaker);
  if (choice.kind === 'osrm') return createOsrmRouter(breaker, choice.root);
  if (choice.kind === 'google') return createGoogleRouter(breaker, choice.key);
  return straightLineRouter;
}
