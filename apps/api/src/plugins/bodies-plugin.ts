import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answerError } from './answer-error.ts';
import { tellFields } from './field-errors.ts';

const deepest = 20;

/** PostgreSQL takes neither NUL nor half a character. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** What can't be stored of a JSON value: the path of a text, or "too_deep" where it is deeper than any of ours; null: nothing. */
function findUnstorable(value: unknown, depth = 0): string[] | 'too_deep' | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return 'too_deep';
  for (const [key, inner] of Object.entries(value)) {
    const wrong = findUnstorable(inner, depth + 1);
    if (wrong) return wrong === 'too_deep' ? wrong : [key, ...wrong];
  }
  return null;
}

/** Refuses bodies that no route could make anything of, before any of them recurses into one or stores it. Raw bytes are the route's own to read. */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  // Node reads no compressed body, and taking one for plain JSON would blame the client for what it did not send.
  app.addHook('onRequest', ({ headers }, reply, done) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding === 'identity') done();
    else answerError(reply, 'unsupported_encoding');
  });
  app.addHook('preValidation', ({ body }, reply, done) => {
    const wrong = Buffer.isBuffer(body) ? null : findUnstorable(body);
    if (!wrong) return done();
    const issue = wrong === 'too_deep' ? { path: [] } : { path: wrong, params: { isHidden: true } };
    answerError(reply, 'validation', tellFields([issue]));
  });
});
