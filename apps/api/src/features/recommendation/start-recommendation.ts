import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { CatalogueAnswers, ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { keepCounts } from './keep-counts.ts';
import { recommendationRoutes } from './recommendation-routes.ts';

interface Dependencies {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  log: FastifyBaseLogger;
}

export function startRecommendation({ db, catalogue, now, log }: Dependencies) {
  const counts = keepCounts({ db, now, log });
  return {
    jobs: [counts],
    routes: (scope: FastifyInstance) => recommendationRoutes(scope, { catalogue, counts }),
    /** The same by another catalogue. */
    routesOf: (shown: CatalogueAnswers) => (scope: FastifyInstance) =>
      recommendationRoutes(scope, { catalogue: shown, counts }),
  };
}
