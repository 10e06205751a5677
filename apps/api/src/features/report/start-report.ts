import type { FastifyInstance } from 'fastify';
import { offerFigureRoutes } from './offer-figure-routes.ts';

export function startReport(dependencies: Parameters<typeof offerFigureRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => offerFigureRoutes(scope, dependencies) };
}
