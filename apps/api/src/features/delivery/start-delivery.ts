import type { FastifyInstance } from 'fastify';
import { deliveryRoutes } from './delivery-routes.ts';

/** Starts the room of addresses and distances. */
export function startDelivery(dependencies: Parameters<typeof deliveryRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => deliveryRoutes(scope, dependencies) };
}
