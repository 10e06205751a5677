import { sqlStateOf } from './sql-state.ts';

/** SQLSTATEs of lost connections (08), full resources (53), restarts (57P), timeouts (57014) and system errors (58). */
const unavailableState = /^(08|53|57P|57014|58)/;
const connectionCalls = new Set(['connect', 'getaddrinfo', 'read', 'write']);
const connectionCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const driverWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** True if the database is unreachable or overloaded. The same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // An `AggregateError` holds one error for each address of a host name such as localhost.
  if (cause instanceof AggregateError) return cause.errors.length > 0 && cause.errors.every(isUnavailable);
  if (!(cause instanceof Error)) return false;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (syscall !== undefined) return connectionCalls.has(syscall) && connectionCodes.has(code ?? '');
  const state = sqlStateOf(cause);
  return state === null ? driverWords.test(cause.message) : unavailableState.test(state);
}
