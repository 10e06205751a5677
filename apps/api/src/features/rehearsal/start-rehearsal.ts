import type { FastifyInstance } from 'fastify';
import { checkRoutes } from './check-routes.ts';
import { eveningRoutes } from './evening-routes.ts';
import { rehearsalRoutes } from './rehearsal-routes.ts';

type Dependencies = Parameters<typeof checkRoutes>[1] & Parameters<typeof rehearsalRoutes>[1];

export function startRehearsal(dependencies: Dependencies) {
  return {
    routes: (scope: FastifyInstance) => {
      checkRoutes(scope, dependencies);
      rehearsalRoutes(scope, dependencies);
      eveningRoutes(scope, dependencies);
    },
  };
}
