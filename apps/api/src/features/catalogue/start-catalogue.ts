import type { FastifyInstance } from 'fastify';
import { catalogueRoutes } from './catalogue-routes.ts';
import { serveCatalogue } from './served-catalogue.ts';

export async function startCatalogue(dependencies: Parameters<typeof serveCatalogue>[0]) {
  const catalogue = await serveCatalogue(dependencies);
  return {
    catalogue,
    jobs: [catalogue],
    routes: (scope: FastifyInstance) => catalogueRoutes(scope, { catalogue }),
  };
}
