import { type ErrorCode, errorStatuses } from '@comptoir/contract';
import { type ErrorDetails, errorBody } from '@comptoir/words';
import type { FastifyReply } from 'fastify';

/** Answers with an error of appendix G; `status` is for codes that have two. */
export function answerError(
  reply: FastifyReply,
  code: ErrorCode,
  details: ErrorDetails & { status?: number } = {},
): FastifyReply {
  const { status = errorStatuses[code], ...rest } = details;
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(code, rest)));
}
