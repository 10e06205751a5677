import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpDate } from './http-date.ts';
import { keyOf } from './key-of.ts';

interface ReadyAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
  route: string;
}

/** The period in which cached responses are valid, in epoch milliseconds of the app's clock. */
interface Validity {
  from: number;
  until: number;
}

type Listener = (request: IncomingMessage, answer: ReadyAnswer, seconds: number) => void;

export interface ReadyAnswers {
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  keep(request: IncomingMessage, answer: ReadyAnswer, generation: number): void;
  generation(): number;
  /** Clears the cache. Responses that are cached from now on are valid for this period. */
  renew(validity: Validity): void;
  close(): void;
  /** Calls the listener for each cached response, because the router's hooks do not run. */
  onAnswer(listener: Listener): void;
}

interface Kept extends ReadyAnswer {
  /** Header names and values alternate, as Node expects them. The date is last. */
  head: (string | number)[];
}

/** A few dozen URLs are requested repeatedly. The limit keeps invented URLs from filling the memory. */
const mostAnswers = 1_000;
const mostBytes = 16 * 1024 * 1024;
const longestBody = 1024 * 1024;

/** Caches responses in front of the router. `clock` returns epoch milliseconds of the app's clock. */
export function createReadyAnswers(clock: () => number): ReadyAnswers {
  let kept = new Map<string, Kept>();
  let bytes = 0;
  let generation = 0;
  let validity: Validity = { from: Number.NaN, until: Number.NaN };
  const listeners: Listener[] = [];

  function forget(): void {
    kept = new Map();
    bytes = 0;
  }

  return {
    answer: (request, response) => {
      const startedAt = performance.now();
      const key = keyOf(request);
      const known = key === null ? undefined : kept.get(key);
      // The router handles HEAD requests whose cached response has no body.
      if (!known || (request.method === 'HEAD' && !known.body)) return false;
      const now = clock();
      if (!(now >= validity.from && now < validity.until)) return false;
      const { head, status, body } = known;
      head[head.length - 1] = httpDate(now);
      response.writeHead(status, head as string[]);
      response.end(body ?? undefined);
      for (const listen of listeners) listen(request, known, (performance.now() - startedAt) / 1000);
      return true;
    },
    keep: (request, answer, madeAt) => {
      const key = keyOf(request);
      const size = answer.body?.length ?? 0;
      if (key === null || madeAt !== generation || size > longestBody) return;
      if (kept.size >= mostAnswers || bytes + size > mostBytes) forget();
      if (kept.has(key)) return;
      const { date: _, ...headers } = answer.headers;
      kept.set(key, { ...answer, head: [...Object.entries(headers).flat(), 'date', ''] });
      bytes += size;
    },
    generation: () => generation,
    renew: (next) => {
      forget();
      generation += 1;
      validity = next;
    },
    close: () => {
      forget();
      validity = { from: Number.NaN, until: Number.NaN };
      generation += 1;
    },
    onAnswer: (listener) => listeners.push(listener),
  };
}

export function answerFirst(ready: ReadyAnswers, handle: (request: IncomingMessage, response: ServerResponse) => void) {
  return (request: IncomingMessage, response: ServerResponse<IncomingMessage>): void => {
    if (!ready.answer(request, response)) handle(request, response);
  };
}
