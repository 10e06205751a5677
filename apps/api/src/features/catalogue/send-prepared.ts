import { negotiate, type Prepared } from '@comptoir/web-host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepReady } from '../../plugins/ready/ready-plugin.ts';

/** Sends a body that was prepared, or 304 to who has it already. */
export async function sendPrepared(
  preparing: Promise<Prepared>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const prepared = await preparing;
  const { encoding, isKnown, headers } = negotiate(request.headers, prepared);
  keepReady(reply).headers({ ...headers, 'cache-control': 'no-cache' });
  if (isKnown) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(await prepared.bytes(encoding));
}
