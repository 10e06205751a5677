import type { FastifyInstance } from 'fastify';
import { checkRoutes } from './check-routes.ts';

export function startRehearsal(dependencies: Parameters<typeof checkRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => checkRoutes(scope, dependencies) };
}
