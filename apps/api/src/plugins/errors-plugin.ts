import { type ErrorCode, isObject } from '@comptoir/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isUnavailable } from '../db/is-unavailable.ts';
import { answerError } from './answer-error.ts';
import { tellFields } from './field-errors.ts';

/** Left out of the OpenAPI document; the property is the document plugin's. */
export const hidden: object = { hide: true };

/** After this long a database that is started again answers, most times. */
const retrySeconds = 2;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What an error of Fastify's own means to the client; null: a bug. */
function codeOf(error: FastifyError): ErrorCode | null {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'too_large';
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'bad_json' : null;
}

/** Answers a failed request: with French words and a code, without stack, SQL, path or version (trust, "The web surface"). */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    const issues = error.validation.map((entry) => ({
      path: entry.instancePath.split('/').filter(Boolean),
      code: entry.keyword,
      ...(Array.isArray(entry.params.keys) && { keys: entry.params.keys.map(String) }),
      ...(isObject(entry.params.params) && { params: entry.params.params }),
    }));
    return answerError(reply, 'validation', tellFields(issues));
  }
  const code = codeOf(error);
  if (code) return answerError(reply, code);
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is away');
    return answerError(reply.header('retry-after', retrySeconds), 'unavailable');
  }
  request.log.error({ err: error }, 'request failed');
  return answerError(reply, 'internal');
}

/** Errors, unknown addresses and wrong methods. Registered before the routes, whose methods it learns. */
export const errorsPlugin = fp(async (app: FastifyInstance, options: { fallback?: Fallback | undefined }) => {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    // `/v2/*` is never a page (PLT-15).
    const isApi = path === '/v2' || path.startsWith('/v2/');
    return options.fallback && !isApi ? options.fallback(request, reply) : answerError(reply, 'not_found');
  });
});

/** Serves what is not the API's: the shop's pages, where both live in one process. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The methods of each address that is added from now on. */
export function collectMethods(app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]));
  });
  return known;
}

/** Gives each address of the API a 405 for the methods that it lacks. Called after the routes, with the methods that they have. */
export function refuseOtherMethods(app: FastifyInstance, known: ReadonlyMap<string, ReadonlySet<string>>): void {
  // A copy: what is added here is seen by `known` too.
  for (const [url, allowed] of [...known]) {
    // Not the wildcards of plugins, which match what is not there at all.
    if (url.includes('*')) continue;
    const others = methods.filter((method) => !allowed.has(method));
    if (others.length === 0) continue;
    app.route({
      url,
      method: others,
      schema: hidden,
      handler: (_request, reply) => answerError(reply.header('allow', [...allowed].join(', ')), 'method_not_allowed'),
    });
  }
}
