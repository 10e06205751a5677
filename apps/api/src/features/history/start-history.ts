import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createLoop } from '../../jobs/create-loop.ts';
import { type HistoryTools, historyRoutes } from './history-routes.ts';
import { fillSearch } from './search-repository.ts';

/** The history fills the search itself before it reads. The job keeps little to fill. */
const fillEveryMs = 10_000;

export function startHistory({ log, ...tools }: HistoryTools & { log: FastifyBaseLogger }) {
  const filling = createLoop({
    work: () => fillSearch(tools.db),
    everyMs: fillEveryMs,
    log,
    failure: 'the search of the history could not be filled',
  });
  return { routes: (scope: FastifyInstance) => historyRoutes(scope, tools), jobs: [filling] };
}
