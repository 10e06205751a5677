import { itemSchema, itemToWire, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerError } from '../../plugins/answer-error.ts';
import { successSchema } from '../../plugins/success-schema.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';

const params = z.object({ id: z.string() });

/** GET one item of the menus (requirements A.23). */
export function menuRoutes(app: FastifyInstance, { catalogue }: { catalogue: ServedCatalogue }): void {
  const schema = {
    summary: 'One item',
    tags: ['catalogue'],
    params,
    response: { 200: successSchema({ payload: itemSchema }) },
  };
  app.get<{ Params: z.infer<typeof params> }>('/v2/public/products/:id', { schema }, (request, reply) => {
    const { id } = request.params;
    const entry = /^\d{1,9}$/.test(id) ? catalogue.current().entries.get(Number(id)) : undefined;
    return entry ? reply.send(success({ payload: itemToWire(entry.item) })) : answerError(reply, 'product_not_found');
  });
}
