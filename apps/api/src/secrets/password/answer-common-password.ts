import type { FastifyReply } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';

export function answerCommonPassword(reply: FastifyReply): FastifyReply {
  const message = 'Ce mot de passe est trop courant, choisissez-en un autre';
  return answerError(reply, 'validation', { message, errors: { password: message } });
}
