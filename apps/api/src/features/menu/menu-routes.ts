import { itemSchema, itemToWire, menuSchema, paths, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerError } from '../../plugins/answer-error.ts';
import { successSchema } from '../../plugins/success-schema.ts';
import { sendPrepared } from '../catalogue/send-prepared.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';

const params = z.object({ id: z.string() });

/** GET the menus, and one item of them (requirements A.2, A.23). */
export function menuRoutes(app: FastifyInstance, { catalogue }: { catalogue: ServedCatalogue }): void {
  const whole = {
    summary: 'The menus with their categories, items and options',
    tags: ['catalogue'],
    response: { 200: successSchema({ payload: z.array(menuSchema) }) },
  };
  app.get(paths.menus, { schema: whole }, (request, reply) => sendPrepared(catalogue.answer('menus'), request, reply));

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
