import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answerError } from './answer-error.ts';
import { tellFields } from './field-errors.ts';

const deepest = 20;

interface Place {
  path: string[];
  value: unknown;
}

/** PostgreSQL takes neither NUL nor half a character. */
const isStorable = (value: unknown) => typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());

/** What can't be stored of a JSON value: a text by its path, or all of it where it is deeper than any of ours; null: nothing. */
function findUnstorable(body: unknown): { path: string[]; params?: { isHidden: true } } | null {
  let level: Place[] = [{ path: [], value: body }];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return { path: [] };
    const wrong = level.find(({ value }) => !isStorable(value));
    if (wrong) return { path: wrong.path, params: { isHidden: true } };
    level = level.flatMap(({ path, value }) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => ({ path: [...path, key], value: inner }))
        : [],
    );
  }
  return null;
}

/** Refuses bodies that no route could make anything of, before any of them recurses into one or stores it. Raw bytes are the route's own to read. */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  // Node reads no compressed body, and taking one for plain JSON would blame the client for what it did not send.
  app.addHook('onRequest', async ({ headers }, reply) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    return encoding === 'identity' ? undefined : answerError(reply, 'unsupported_encoding');
  });
  app.addHook('preValidation', async (request, reply) => {
    const wrong = Buffer.isBuffer(request.body) ? null : findUnstorable(request.body);
    return wrong ? answerError(reply, 'validation', tellFields([wrong])) : undefined;
  });
});
