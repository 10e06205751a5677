import type { FastifyInstance } from 'fastify';
import { fileRoutes } from './file-routes.ts';
import { offerFigureRoutes } from './offer-figure-routes.ts';
import { punctualityRoutes } from './punctuality-routes.ts';
import { reportRoutes } from './report-routes.ts';

type Dependencies = Parameters<typeof offerFigureRoutes>[1] &
  Parameters<typeof punctualityRoutes>[1] &
  Parameters<typeof reportRoutes>[1] &
  Parameters<typeof fileRoutes>[1];

export function startReport(dependencies: Dependencies) {
  return {
    routes: (scope: FastifyInstance) => {
      offerFigureRoutes(scope, dependencies);
      punctualityRoutes(scope, dependencies);
      reportRoutes(scope, dependencies);
      fileRoutes(scope, dependencies);
    },
  };
}
