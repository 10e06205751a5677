import type { FastifyInstance } from 'fastify';
import { stockRoutes } from './stock-routes.ts';

/** Starts the room of what is sold out. */
export function startStock(dependencies: Parameters<typeof stockRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => stockRoutes(scope, dependencies) };
}
