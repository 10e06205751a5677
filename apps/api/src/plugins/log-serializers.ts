/** What opens an order, or the office, stands in its address, and is nobody's to read: a part that is long enough to be a key, however it is written. */
const key = /[^/]*[\w=%-]{22,}[^/]*/g;

/** A request without its query, in which tokens, codes and addresses travel (SEC-08). */
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
 * An error as the log holds it. A failed query carries its values, and a driver's details name the row: what a person typed
 * is in both, so only the statement, the code and the places in our code are kept.
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
