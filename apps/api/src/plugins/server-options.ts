import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type ErrorCode, errorBody, errorCatalogue, paths } from '@comptoir/contract';
import { type FastifyHttpOptions, type FastifyServerOptions, LogController } from 'fastify';
import { answerError } from './answer-error.ts';
import { bareHeaders, dressAnswer } from './answers-plugin.ts';
import { type Fallback, handleError, isApiPath } from './errors-plugin.ts';
import { logError, logRequest } from './log-serializers.ts';
import { answerFirst, type ReadyAnswers } from './ready/ready-answers.ts';

const bodyLimit = 64 * 1024;
/** Node reads no longer head: a coupon of 10 kB is looked up and not found, like any other (API-08). */
const longestUrl = 16 * 1024;

const requestTimeout = 15_000;
const connectionTimeout = 20_000;
/** Longer than what proxies keep a connection for. */
const keepAliveTimeout = 72_000;

/** What Node calls a request that it can't read, where it is not merely none. */
const wireFaults: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'head_too_large',
};

/** The answer to what never becomes a request: hooks don't run for it. */
function unreadAnswer(code: ErrorCode, now: Temporal.Instant) {
  const body = JSON.stringify(errorBody(code));
  const headers = {
    ...bareHeaders(now),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { status: errorCatalogue[code].status, body, headers };
}

/** An address as the router reads it, without the host that a client of a proxy writes before it: one spelling for all that look at it. */
function ownAddress(url: string): string {
  const [whole = '', rest = ''] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (whole === '') return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers what Node would take and no server may, or refuse in words of its own. */
function takeRequests(handle: Handle, clock: () => Temporal.Instant): Handle {
  return (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      const { status, body, headers } = unreadAnswer('bad_json', clock());
      response.writeHead(status, headers).end(body);
      return;
    }
    request.url = ownAddress(request.url ?? '/');
    handle(request, response);
  };
}

/** How much is logged and where to; false: nothing. */
export type ApiLogger = false | Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** How Fastify reads requests: limits of size and time (trust, "Measured here"), and nothing that says which server this is. */
export function serverOptions(options: {
  logger: ApiLogger;
  trustProxy?: string[];
  clock: () => Temporal.Instant;
  /** What is answered before the router; absent: nothing. */
  ready?: ReadyAnswers;
  fallback?: Fallback;
}): FastifyHttpOptions<Server> {
  return {
    logger:
      typeof options.logger === 'object'
        ? { ...options.logger, serializers: { req: logRequest, err: (error: unknown) => logError(error) } }
        : false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit,
    serverFactory: (handle) => {
      // Node never closes a half-sent body by default.
      const times = { requestTimeout, headersTimeout: 10_000, connectionsCheckingInterval: 5_000, keepAliveTimeout };
      const answer = options.ready ? answerFirst(options.ready, handle) : handle;
      const server = createServer({ ...times, requireHostHeader: false }, takeRequests(answer, options.clock));
      server.setTimeout(connectionTimeout);
      server.on('checkExpectation', (_request, response) => {
        const { status, body, headers } = unreadAnswer('unmet_expectation', options.clock());
        response.writeHead(status, headers).end(body);
      });
      return server;
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestUrl },
    // The access log would hold tokens and addresses of the query; each failure is logged where it happens.
    logController: new LogController({ disableRequestLogging: true }),
    // What was taken before the shop stops is still answered: nobody loses a request to an upgrade.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      // Hooks don't run for what is no request of ours.
      dressAnswer(reply, options.clock());
      // A code that can't even be decoded is no valid one (API-08).
      if (request.url.startsWith(paths.coupon(''))) answerError(reply, 'coupon_invalid', { extra: { payload: [] } });
      // An address that can't be decoded is one that does not exist.
      else if (error.code === 'FST_ERR_BAD_URL' && options.fallback && !isApiPath(request.url))
        options.fallback(request, reply);
      else handleError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const { status, body, headers } = unreadAnswer(wireFaults[error.code ?? ''] ?? 'bad_json', options.clock());
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
      // Node counts the time of a request once: one that goes on arriving would keep the connection for ever.
      socket.destroySoon();
    },
  };
}
