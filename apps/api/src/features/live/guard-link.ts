import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { isToken } from './live-repository.ts';

const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token;

/** Rejects malformed tokens before the rate limit counts them, because each token needs its own counter. */
export const refuseOthers = async (request: FastifyRequest, reply: FastifyReply) =>
  isToken(tokenOf(request)) ? undefined : answerError(reply, 'order_not_found');

/** Limits the reads of an order by its secret link: for each network and for each link. */
export const limitReads = (limit: Limiter, name: string) => [
  refuseOthers,
  limit({ name: `${name}-peer`, limit: 'liveReadsPerMinute', isGuess: false }),
  limit({ name, limit: 'liveReadsPerMinute', isGuess: false, countedBy: tokenOf }),
];
