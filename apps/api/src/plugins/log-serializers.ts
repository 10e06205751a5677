/** Matches path segments that may be a token of an order or of the office, which must not be logged. */
const key = /[^/]*[\w=%-]{22,}[^/]*/g;

/** Logs a request without its query, which may contain tokens, codes and addresses (SEC-08). */
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

/** Serialises an error for the log. Messages of failed queries are omitted, as they may contain personal data. */
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
