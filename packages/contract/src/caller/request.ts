import { ApiError } from '../wire/api-error.ts';
import { addressOf, type Call, type CallInput } from '../wire/endpoint.ts';

export interface CallerOptions {
  /** Base address of the API; an empty string means the page's own origin. A path and a trailing slash are allowed (API-01). */
  root: string;
  /** Replaces `fetch`, so that server rendering can call the API without a socket. */
  fetch?: typeof globalThis.fetch;
  /** Receives the time of each response's `Date` header, in milliseconds (DEC-23). */
  onDate?: (milliseconds: number) => void;
}

interface Answer {
  status: number;
  body: unknown;
  retryAfterSeconds: number | null;
}

/** HTTP statuses after which a GET request is retried (API-41). */
const passing = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Returns the body of a success. Throws `ApiError` for a status of 400 to 599, and with status 0 if no response came. A GET is retried once
 * after a transient failure, but not if the server was unreachable (API-40 to API-43).
 */
export async function request(
  { root, fetch = globalThis.fetch, onDate }: CallerOptions,
  call: Pick<Call, 'method' | 'path' | 'isFresh' | 'outlivesPage'>,
  input: CallInput,
): Promise<unknown> {
  const url = root.replace(/\/+$/, '') + addressOf(call, input);
  const init: RequestInit = {
    method: call.method,
    // With `no-cache` the browser's cache adds the ETag and answers a 304 with its stored copy.
    cache: call.isFresh ? 'no-store' : 'no-cache',
    headers: {
      accept: 'application/json',
      ...(input.body && { 'content-type': 'application/json' }),
      ...input.headers,
    },
    ...(input.body && { body: JSON.stringify(input.body) }),
    // The browser adds the content type with the form's boundary.
    ...(input.form && { body: input.form }),
    ...(call.outlivesPage && { keepalive: true }),
  };

  async function attempt(): Promise<Answer> {
    try {
      const response = await fetch(url, init);
      const milliseconds = Date.parse(response.headers.get('date') ?? '');
      if (onDate && Number.isFinite(milliseconds)) onDate(milliseconds);
      const retryAfterSeconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10) || null;
      return { status: response.status, body: parseBody(await response.text()), retryAfterSeconds };
    } catch (cause) {
      throw new ApiError(0, undefined, { cause });
    }
  }

  const first = await attempt();
  const { status, body, retryAfterSeconds } =
    call.method === 'GET' && passing.includes(first.status) ? await attempt() : first;
  if (status >= 400) throw new ApiError(status, body, { retryAfterSeconds });
  return body;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
