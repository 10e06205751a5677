import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answerError } from './answer-error.ts';

const deepest = 20;

/** Whether a JSON value is no deeper than any of ours, and its texts can be stored: PostgreSQL takes neither NUL nor half a character. */
function isStorable(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false;
    if (level.some((value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())))
      return false;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return true;
}

/** Refuses bodies that no route could make anything of, before any of them recurses into one or stores it. Raw bytes are the route's own to read. */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async (request, reply) =>
    Buffer.isBuffer(request.body) || isStorable(request.body) ? undefined : answerError(reply, 'validation'),
  );
});
