import { type ErrorCode, type ErrorDetails, errorBody, errorCatalogue } from '@comptoir/contract';
import type { FastifyReply } from 'fastify';

/** Answers with an error of appendix G; `status` is for codes that have two. */
export function answerError(
  reply: FastifyReply,
  code: ErrorCode,
  details: ErrorDetails & { status?: number } = {},
): FastifyReply {
  const { status = errorCatalogue[code].status, ...rest } = details;
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(code, rest)));
}
