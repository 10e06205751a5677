import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../../plugins/limits.ts';
import { connectionRoutes } from './connection-routes.ts';
import { type HealthTools, healthRoutes } from './health-routes.ts';

export function startHealth({ limit, ...tools }: HealthTools & { limit: Limiter }) {
  return {
    operatorRoutes: (app: FastifyInstance) => healthRoutes(app, tools),
    routes: (scope: FastifyInstance) => connectionRoutes(scope, { limit }),
  };
}
