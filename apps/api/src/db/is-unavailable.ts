import { sqlStateOf } from './sql-state.ts';

/**
 * SQLSTATEs of a server that can't do its work now, whatever is asked: connections (08), resources such as a full disk
 * (53), a shutdown or a start (57P), a query that took too long (57014), the system (58).
 */
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
/** The driver's own errors have words and no code. */
const driverWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a query failed because the database can't be reached or can't work now: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // A name with several addresses, such as localhost: each of them was tried.
  if (cause instanceof AggregateError) return cause.errors.length > 0 && cause.errors.every(isUnavailable);
  if (!(cause instanceof Error)) return false;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  // Of all that Node fails at, only what concerns a connection is meant.
  if (syscall !== undefined) return connectionCalls.has(syscall) && connectionCodes.has(code ?? '');
  const state = sqlStateOf(cause);
  return state === null ? driverWords.test(cause.message) : unavailableState.test(state);
}
