import type { FastifyInstance } from 'fastify';
import { menuRoutes } from './menu-routes.ts';

/** Starts the room of menus. */
export function startMenu(dependencies: Parameters<typeof menuRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => menuRoutes(scope, dependencies) };
}
