import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { CatalogueAnswers } from '../catalogue/served-catalogue.ts';
import { scheduleRoutes } from './schedule-routes.ts';

interface Dependencies {
  db: Db;
  catalogue: CatalogueAnswers;
  now: () => Temporal.ZonedDateTime;
}

export function startSchedule(dependencies: Dependencies) {
  return {
    routes: (scope: FastifyInstance) => {
      scheduleRoutes(scope, dependencies);
    },
  };
}
