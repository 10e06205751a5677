import { type ErrorCode, errorStatuses } from '@comptoir/contract';
import { type ErrorDetails, errorBody } from '@comptoir/words';
import type { FastifyReply } from 'fastify';

/** Sends an error of appendix G. `status` is only needed for codes with two possible statuses. */
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
