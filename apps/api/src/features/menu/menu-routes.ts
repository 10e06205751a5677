import { itemToWire, publicEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { sendPrepared } from '../catalogue/send-prepared.ts';
import type { CatalogueAnswers } from '../catalogue/served-catalogue.ts';

export function menuRoutes(app: FastifyInstance, { catalogue }: { catalogue: CatalogueAnswers }): void {
  addRoute(app, publicEndpoints.menus, 'catalogue', (request, reply) =>
    sendPrepared(catalogue.answer('menus'), request, reply),
  );

  addRoute(app, publicEndpoints.product, 'catalogue', (request, reply) => {
    const { id } = request.params;
    const entry = /^\d{1,9}$/.test(id) ? catalogue.current().entries.get(Number(id)) : undefined;
    return entry ? reply.send(success({ payload: itemToWire(entry.item) })) : answerError(reply, 'product_not_found');
  });
}
