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
/** Equals Node's limit for headers, so that a coupon of 10 kB gets the usual "not found" (API-08). */
const longestUrl = 16 * 1024;

const requestTimeout = 15_000;
const connectionTimeout = 20_000;
/** Milliseconds for idle connections, longer than proxies keep a connection open. */
const keepAliveTimeout = 72_000;

const wireFaults: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'head_too_large',
};

/** Builds the response to a request that Node can't parse, for which no hooks run. */
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

function ownAddress(url: string): string {
  const [whole = '', rest = ''] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (whole === '') return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Handles requests that Node itself would accept or reject differently from this server. */
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

export type ApiLogger = false | Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Fastify's options: limits of size and time, and no header that names the server. */
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
      // Node's defaults never close a connection with an incomplete body.
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
    // The access log would contain tokens and addresses from queries. Failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that were accepted before the shutdown are still answered, so that an upgrade loses none.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      dressAnswer(reply, options.clock());
      // A coupon that can't be decoded gets the error of an invalid coupon (API-08).
      if (request.url.startsWith(paths.coupon(''))) answerError(reply, 'coupon_invalid', { extra: { payload: [] } });
      // Any other URL that can't be decoded gets a 404.
      else if (error.code === 'FST_ERR_BAD_URL' && options.fallback && !isApiPath(request.url))
        options.fallback(request, reply);
      else handleError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const { status, body, headers } = unreadAnswer(wireFaults[error.code ?? ''] ?? 'bad_json', options.clock());
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
      // Node checks the time limit only once, so the server must close a connection that goes on sending.
      socket.destroySoon();
    },
  };
}
