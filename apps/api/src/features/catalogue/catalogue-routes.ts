import { namedValueSchema, paths } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { successSchema } from '../../plugins/success-schema.ts';
import { sendPrepared } from './send-prepared.ts';
import type { ServedCatalogue } from './served-catalogue.ts';

/** GET what the restaurant says of itself (requirements A.1). Its menus and offers are told by their own rooms. */
export function catalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: ServedCatalogue }): void {
  const schema = {
    summary: 'What the restaurant says of itself, as named values',
    tags: ['catalogue'],
    response: { 200: successSchema({ payload: z.array(namedValueSchema) }) },
  };
  app.get(paths.settings, { schema }, (request, reply) => sendPrepared(catalogue.answer('settings'), request, reply));
}
