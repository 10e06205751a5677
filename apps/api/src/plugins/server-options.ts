import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type ErrorCode, errorStatuses, paths } from '@comptoir/contract';
import { errorBody } from '@comptoir/words';
import { type FastifyHttpOptions, type FastifyServerOptions, LogController } from 'fastify';
import { answerError } from './answer-error.ts';
import { bareHeaders, dressAnswer } from './answers-plugin.ts';
import { type Fallback, handleError, isApiPath } from './errors-plugin.ts';
import { logError, logRequest } from './log-serializers.ts';
import { answerFirst, type ReadyAnswers } from './ready/ready-answers.ts';

const bodyLimit = 64 * 1024;
/** Node's limit of the head: a coupon of 10 kB is looked up and not found, like any other (API-08). */
const longestUrl = 16 * 1024;

const requestTimeout = 15_000;
const connectionTimeout = 20_000;
/** Milliseconds; longer than proxies keep a connection. */
const keepAliveTimeout = 72_000;

const wireFaults: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'head_too_large',
};

/** The answer to a request that can't be parsed, for which no hooks run. */
function unreadAnswer(code: ErrorCode, now: Temporal.Instant) {
  const body = JSON.stringify(errorBody(code));
  const headers = {
    ...bareHeaders(now),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { status: errorStatuses[code], body, headers };
}

/** The address as the router reads it, without the host that a proxy's client may send before it. */
function ownAddress(url: string): string {
  const [whole = '', rest = ''] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (whole === '') return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers requests that Node accepts or refuses in its own way, but this server must not. */
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

/** False: nothing is logged. */
export type ApiLogger = false | Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Fastify's options: limits of size and time (trust, "Measured here"), and no header that names the server. */
export function serverOptions(options: {
  logger: ApiLogger;
  trustProxy?: string[];
  clock: () => Temporal.Instant;
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
    // The access log would hold tokens and addresses of queries. Failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that were accepted before the stop are answered, so that an upgrade loses none.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      dressAnswer(reply, options.clock());
      // A coupon that can't be decoded is invalid (API-08).
      if (request.url.startsWith(paths.coupon(''))) answerError(reply, 'coupon_invalid', { extra: { payload: [] } });
      // Any other address that can't be decoded does not exist.
      else if (error.code === 'FST_ERR_BAD_URL' && options.fallback && !isApiPath(request.url))
        options.fallback(request, reply);
      else handleError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const { status, body, headers } = unreadAnswer(wireFaults[error.code ?? ''] ?? 'bad_json', options.clock());
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
      // Node checks the time limit once: a request that goes on arriving would keep its connection.
      socket.destroySoon();
    },
  };
}
