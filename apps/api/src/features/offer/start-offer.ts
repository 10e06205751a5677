import type { FastifyInstance } from 'fastify';
import { offerRoutes } from './offer-routes.ts';

export function startOffer(dependencies: Parameters<typeof offerRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => offerRoutes(scope, dependencies) };
}
