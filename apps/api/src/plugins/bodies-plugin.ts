import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answerError } from './answer-error.ts';
import { tellFields } from './field-errors.ts';

const deepest = 20;

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Finds a text in a JSON value that can't be stored; "too_deep": the value is nested deeper than any valid body; null: all is fine. */
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

/** Refuses bodies that are too deep or can't be stored, before a route recurses into them. Raw bytes are left to the route. */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  // Compressed bodies are refused by name; parsed as JSON they would give a misleading error.
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
