import { guardNeighbour } from '../guard-neighbour.ts';
import { createGeoplateformeRouter } from './geoplateforme-router.ts';
import { createGoogleRouter } from './google-router.ts';
import { createOsrmRouter } from './osrm-router.ts';
import type { Router } from './router.ts';
import { straightLineRouter } from './straight-line-router.ts';

/** Who measures ways. */
export type RouterChoice =
  | { kind: 'straight-line' | 'geoplateforme' }
  | { kind: 'osrm'; root: string }
  | { kind: 'google'; key: string };

/** The router that was chosen, guarded where it is beyond the network. */
export function chooseRouter(choice: RouterChoice): Router {
  const guard = guardNeighbour({ name: 'the router', limitMilliseconds: 3_000 });
  if (choice.kind === 'geoplateforme') return createGeoplateformeRouter(guard);
  if (choice.kind === 'osrm') return createOsrmRouter(guard, choice.root);
  if (choice.kind === 'google') return createGoogleRouter(guard, choice.key);
  return straightLineRouter;
}
