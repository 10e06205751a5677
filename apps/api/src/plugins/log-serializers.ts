/** Matches a part of a path that is long enough to be a token, in any spelling: tokens of orders and of the office are not logged. */
const key = /[^/]*[\w=%-]{22,}[^/]*/g;

/** A request without its query, which may hold tokens, codes and addresses (SEC-08). */
export function logRequest(request: { method: string; url: string }): { method: string; path: string } {
  const path = request.url.split('?')[0] ?? '';
  return { method: request.method, path: path.replace(key, '***') };
}

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
};

/**
 * An error for the log. The message of a failed query has its values and the driver's details name the row, so only the statement, the code
 * and the places in our code are kept.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { query, code } = error as { query?: unknown; code?: unknown };
  return {
    type: error.name,
    message: typeof query === 'string' ? `failed query: ${query}` : error.message,
    ...(typeof code === 'string' && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && depth < 3 && { cause: logError(error.cause, depth + 1) }),
  };
}
