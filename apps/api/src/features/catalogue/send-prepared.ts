import type { Prepared } from '@comptoir/web-host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerPrepared } from '../../plugins/answer-prepared.ts';
import { keepReady } from '../../plugins/ready/ready-plugin.ts';

/** Sends a prepared response, which is the same for all clients until the catalogue changes. */
export async function sendPrepared(
  preparing: Promise<Prepared>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const prepared = await preparing;
  return answerPrepared(request, keepReady(reply).header('cache-control', 'no-cache'), prepared);
}
