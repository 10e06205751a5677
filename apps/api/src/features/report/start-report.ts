import type { FastifyInstance } from 'fastify';
import { offerFigureRoutes } from './offer-figure-routes.ts';
import { punctualityRoutes } from './punctuality-routes.ts';

type Dependencies = Parameters<typeof offerFigureRoutes>[1] & Parameters<typeof punctualityRoutes>[1];

export function startReport(dependencies: Dependencies) {
  return {
    routes: (scope: FastifyInstance) => {
      offerFigureRoutes(scope, dependencies);
      punctualityRoutes(scope, dependencies);
    },
  };
}
