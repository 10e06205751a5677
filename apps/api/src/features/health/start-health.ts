import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../../plugins/limits.ts';
import { connectionRoutes } from './connection-routes.ts';
import { type HealthTools, healthRoutes } from './health-routes.ts';

/** Starts the room of the server's own state. */
export function startHealth({ limit, ...tools }: HealthTools & { limit: Limiter }) {
  return {
    /** For operators. The metrics count the answers of all scopes that are registered after it. */
    operatorRoutes: (app: FastifyInstance) => healthRoutes(app, tools),
    routes: (scope: FastifyInstance) => connectionRoutes(scope, { limit }),
  };
}
