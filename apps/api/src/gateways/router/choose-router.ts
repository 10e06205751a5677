import { createCircuitBreaker } from '../circuit-breaker.ts';
import { createGeoplateformeRouter } from './geoplateforme-router.ts';
import type { Router } from './router.ts';
import { straightLineRouter } from './straight-line-router.ts';

export const routerNames = ['straight-line', 'geoplateforme'] as const;
export type RouterName = (typeof routerNames)[number];

export function chooseRouter(name: RouterName): Router {
  if (name === 'straight-line') return straightLineRouter;
  return createGeoplateformeRouter(createCircuitBreaker({ name: 'the router', limitMilliseconds: 3_000 }));
}
