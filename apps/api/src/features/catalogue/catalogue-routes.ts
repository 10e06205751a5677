import { menuSchema, namedValueSchema, offerSchema, paths } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { successSchema } from '../../plugins/success-schema.ts';
import { chooseEncoding, isKnown, type PreparedAnswer } from './prepared-answer.ts';
import type { PublicList, ServedCatalogue } from './served-catalogue.ts';

/** Sends a prepared answer, or 304 to who has it already. */
async function sendPrepared(
  answer: PreparedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = answer.etag(encoding);
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await answer.bytes(encoding));
}

/** GET settings, menus and offers, served from memory (requirements A.1 to A.3). */
export function catalogueRoutes(app: FastifyInstance, { catalogue }: { catalogue: ServedCatalogue }): void {
  const lists: [PublicList, string, z.core.$ZodType][] = [
    ['settings', 'What the restaurant says of itself, as named values', z.array(namedValueSchema)],
    ['menus', 'The menus with their categories, items and options', z.array(menuSchema)],
    ['offers', 'The offers that apply by themselves', z.array(offerSchema)],
  ];
  for (const [list, summary, payload] of lists) {
    const schema = { summary, tags: ['catalogue'], response: { 200: successSchema({ payload }) } };
    app.get(paths[list], { schema }, (request, reply) => sendPrepared(catalogue.answer(list), request, reply));
  }
}
