import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { isToken } from './live-repository.ts';

const tokenOf = ({ params }: FastifyRequest) => (params as { token: string }).token;

/** Refuses addresses that can't be a link, before they are counted: there is no end of them. */
export const refuseOthers = async (request: FastifyRequest, reply: FastifyReply) =>
  isToken(tokenOf(request)) ? undefined : answerError(reply, 'order_not_found');

/** The hooks of a route that reads an order by its link: it is limited by peer and by link. */
export const limitReads = (limit: Limiter, name: string) => [
  refuseOthers,
  limit({ name: `${name}-peer`, limit: 'liveReadsPerMinute', isGuess: false }),
  limit({ name, limit: 'liveReadsPerMinute', isGuess: false, countedBy: tokenOf }),
];
