import type { FastifyInstance } from 'fastify';
import { type HistoryTools, historyRoutes } from './history-routes.ts';

export function startHistory(tools: HistoryTools) {
  return { routes: (scope: FastifyInstance) => historyRoutes(scope, tools) };
}
