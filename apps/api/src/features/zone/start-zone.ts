import type { FastifyInstance } from 'fastify';
import { groundRoutes } from './ground/ground-routes.ts';
import { outlineRoutes } from './outline/outline-routes.ts';
import { type TryTools, tryRoutes } from './try/try-routes.ts';

export function startZone(tools: TryTools) {
  return {
    routes: (scope: FastifyInstance) => {
      groundRoutes(scope, tools);
      outlineRoutes(scope, tools);
      tryRoutes(scope, tools);
    },
  };
}
