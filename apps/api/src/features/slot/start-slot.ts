import type { FastifyInstance } from 'fastify';
import { kitchenDayRoutes } from './kitchen-day-routes.ts';
import { type SlotTools, slotRoutes } from './slot-routes.ts';

export function startSlot(dependencies: SlotTools) {
  return {
    routes: (scope: FastifyInstance) => {
      slotRoutes(scope, dependencies);
      kitchenDayRoutes(scope, dependencies);
    },
  };
}
