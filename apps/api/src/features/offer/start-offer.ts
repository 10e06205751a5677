import type { FastifyInstance } from 'fastify';
import { offerRoutes } from './offer-routes.ts';

/** Starts the room of offers and coupons. */
export function startOffer(dependencies: Parameters<typeof offerRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => offerRoutes(scope, dependencies) };
}
