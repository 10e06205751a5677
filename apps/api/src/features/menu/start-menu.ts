import type { FastifyInstance } from 'fastify';
import { menuRoutes } from './menu-routes.ts';

export function startMenu(dependencies: Parameters<typeof menuRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => menuRoutes(scope, dependencies) };
}
