import type { FastifyInstance } from 'fastify';
import { stockRoutes } from './stock-routes.ts';

export function startStock(dependencies: Parameters<typeof stockRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => stockRoutes(scope, dependencies) };
}
