import { negotiate, type Prepared } from '@comptoir/web-host';
import type { FastifyReply, FastifyRequest } from 'fastify';

export async function answerPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
): Promise<FastifyReply> {
  const { encoding, isKnown, headers } = negotiate(request.headers, prepared);
  // The CORS plugin may have set the header `vary` before.
  const varies = [reply.getHeader('vary'), headers.vary].filter(Boolean).join(', ');
  reply.headers({ ...headers, ...(varies && { vary: varies }) });
  if (isKnown) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(await prepared.bytes(encoding));
}
