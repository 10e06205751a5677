import type { FastifyInstance } from 'fastify';
import { slotRoutes } from './slot-routes.ts';

export function startSlot(dependencies: Parameters<typeof slotRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => slotRoutes(scope, dependencies) };
}
