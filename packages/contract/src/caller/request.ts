import { ApiError } from '../wire/api-error.ts';
import { addressOf, type Call, type CallInput } from '../wire/endpoint.ts';

export interface CallerOptions {
  /** Base of the API; empty: the page's own origin. A path and a trailing slash are allowed (API-01). */
  root: string;
  /** Stands in for `fetch`: the server's pages reach the API without a socket. */
  fetch?: typeof globalThis.fetch;
  /** Told the instant of every answer's `Date`, in milliseconds (DEC-23). */
  onDate?: (milliseconds: number) => void;
}

interface Answer {
  status: number;
  body: unknown;
  retryAfterSeconds: number | null;
}

/** Answers that are worth a second try (API-41). */
const passing = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Sends a call and answers the body of its success. Throws `ApiError` for an answer of 400 to 599 and for none at all; a
 * call that changes nothing is sent once more where that may help, one that met no server is not (API-40 to 43).
 */
export async function request(
  { root, fetch = globalThis.fetch, onDate }: CallerOptions,
  call: Pick<Call, 'method' | 'path' | 'isFresh' | 'outlivesPage'>,
  input: CallInput,
): Promise<unknown> {
  const url = root.replace(/\/+$/, '') + addressOf(call, input);
  const init: RequestInit = {
    method: call.method,
    // The answer is asked for again each time; the browser's cache adds the ETag and turns a 304 into its copy.
    cache: call.isFresh ? 'no-store' : 'no-cache',
    headers: {
      accept: 'application/json',
      ...(input.body && { 'content-type': 'application/json' }),
      ...input.headers,
    },
    ...(input.body && { body: JSON.stringify(input.body) }),
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

/** The JSON of a body; its text where it is none. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
