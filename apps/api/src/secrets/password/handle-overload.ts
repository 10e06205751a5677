import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { handleError } from '../../plugins/errors-plugin.ts';
import { Overloaded } from './create-queue.ts';

const retrySeconds = 2;

export function handleOverload(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return error instanceof Overloaded
    ? answerError(reply.header('retry-after', retrySeconds), 'unavailable')
    : handleError(error as Parameters<typeof handleError>[0], request, reply);
}
