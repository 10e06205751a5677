import type { FastifyReply } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';

/** Answers 422 with what is wrong with one field. */
export function refuseField(reply: FastifyReply, field: string, message: string) {
  return answerError(reply, 'validation', { errors: { [field]: message }, message });
}
