import { publicEndpoints } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { sendPrepared } from './send-prepared.ts';
import type { CatalogueAnswers } from './served-catalogue.ts';

export function catalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: CatalogueAnswers }): void {
  addRoute(app, publicEndpoints.settings, 'catalogue', (request, reply) =>
    sendPrepared(catalogue.answer('settings'), request, reply),
  );
}
