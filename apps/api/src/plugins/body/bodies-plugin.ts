import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answerError } from '../answer-error.ts';
import { tellFields } from '../field-errors.ts';

const deepest = 20;

/** PostgreSQL can't store NUL or a lone surrogate. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Returns the path of a text that PostgreSQL can't store, "too_deep" for excessive nesting, or null. */
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

/** Rejects bodies that are nested too deep or can't be stored. Raw bodies are not checked. */
export const bodiesPlugin = fp(async (app: FastifyInstance) => {
  // Compressed bodies get their own error, because parsing them as JSON would give a misleading one.
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
