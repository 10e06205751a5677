import { type ErrorCode, isObject } from '@comptoir/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isUnavailable } from '../db/is-unavailable.ts';
import { answerError } from './answer-error.ts';
import { tellFields } from './field-errors.ts';

export const hidden: object = { hide: true };

/** Seconds in the header `retry-after`. A database usually restarts within this time. */
const retrySeconds = 2;

function codeOf(error: FastifyError): ErrorCode | null {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'too_large';
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'bad_json' : null;
}

/** Responds with an error code and a French message, without stack, SQL, path or version. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    const issues = error.validation.map((entry) => ({
      path: entry.instancePath.split('/').filter(Boolean),
      code: entry.keyword,
      ...(Array.isArray(entry.params.keys) && { keys: entry.params.keys.map(String) }),
      ...(typeof entry.params.format === 'string' && { format: entry.params.format }),
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

export const errorsPlugin = fp(
  async (app: FastifyInstance, { fallback, methodsAt }: { fallback?: Fallback | undefined; methodsAt: MethodsAt }) => {
    app.setErrorHandler(handleError);
    app.setNotFoundHandler((request, reply) => {
      const allowed = methodsAt(pathOf(request));
      if (allowed.length > 0) return answerError(reply.header('allow', allowed.join(', ')), 'method_not_allowed');
      return answerError(reply, 'not_found');
    });
    if (!fallback) return;
    // The pages' fallback reads the body itself, so this hook must run before the body is read.
    app.addHook('onRequest', async (request, reply) => {
      const path = pathOf(request);
      const isOurs = !request.is404 || isApiPath(path) || methodsAt(path).length > 0;
      return isOurs ? undefined : fallback(request, reply);
    });
  },
);

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

export function isApiPath(url: string): boolean {
  return /^\/v2(?=[/?]|$)/.test(url);
}

export type Fallback = (request: FastifyRequest, reply: FastifyReply) => unknown;

export type MethodsAt = (path: string) => string[];

interface KnownAddress {
  pattern: RegExp;
  methods: Set<string>;
}

const firstPart = (path: string) => /^\/?[^/]*/.exec(path)?.[0] ?? '';

/** Records routes to distinguish 405 from 404. The index by prefix keeps lookups of unknown URLs cheap. */
export function collectMethods(app: FastifyInstance): MethodsAt {
  const known = new Map<string, Map<string, KnownAddress>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const part = firstPart(url);
    const near = known.get(part) ?? new Map<string, KnownAddress>();
    const { pattern, methods } = near.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    known.set(part, near.set(url, { pattern, methods: methods.union(new Set([method].flat())) }));
  });
  return (path) =>
    [...(known.get(firstPart(path))?.values() ?? [])]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods]);
}

/** Matches a pattern such as `/v2/public/offers/:coupon` like the router, with an optional final slash. */
function patternOf(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split('/');
  return new RegExp(`^${parts.map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part))).join('/')}/?$`);
}
