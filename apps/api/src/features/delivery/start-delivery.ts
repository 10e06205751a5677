import type { FastifyInstance } from 'fastify';
import { deliveryRoutes } from './delivery-routes.ts';

export function startDelivery(dependencies: Parameters<typeof deliveryRoutes>[1]) {
  return { routes: (scope: FastifyInstance) => deliveryRoutes(scope, dependencies) };
}
