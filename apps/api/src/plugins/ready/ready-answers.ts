import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpDate } from './http-date.ts';
import { keyOf } from './key-of.ts';

/** An answer as it was sent once, with every header. */
interface ReadyAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null: none, as with 304. */
  body: Buffer | null;
  /** What the metrics call its address. */
  route: string;
}

/** When what is kept holds, in epoch milliseconds of the app's clock. */
interface Validity {
  from: number;
  until: number;
}

type Listener = (request: IncomingMessage, answer: ReadyAnswer, seconds: number) => void;

export interface ReadyAnswers {
  /** Answers a request that was answered before; false: it is for the router. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps an answer, unless what it was made from was forgotten since `generation`. */
  keep(request: IncomingMessage, answer: ReadyAnswer, generation: number): void;
  /** Another number after each `renew`. */
  generation(): number;
  /** Forgets everything; what is kept from now on holds for this long. */
  renew(validity: Validity): void;
  /** Answers nothing more: the server closes. */
  close(): void;
  /** Told of each answer; it replaces the router's own hooks. */
  onAnswer(listener: Listener): void;
}

interface Kept extends ReadyAnswer {
  /** As Node takes it: names and values in turns. The date is the last one. */
  head: (string | number)[];
}

/** What is asked for again and again is some dozens of addresses; invented ones must not fill the memory. */
const mostAnswers = 1_000;
const mostBytes = 16 * 1024 * 1024;
const longestBody = 1024 * 1024;

/**
 * Answers that stand ready before the router: what it answered once, for exactly the same question. `clock` gives epoch
 * milliseconds of the app's clock.
 */
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
      // What a HEAD is told instead of nothing is the router's own.
      if (!known || (request.method === 'HEAD' && !known.body)) return false;
      const now = clock();
      if (!(now >= validity.from && now < validity.until)) return false;
      const { head, status, body } = known;
      head[head.length - 1] = httpDate(now);
      response.writeHead(status, head as string[]);
      // Node itself leaves the body of a HEAD out.
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

/** Puts the ready answers before a server's handler. */
export function answerFirst(ready: ReadyAnswers, handle: (request: IncomingMessage, response: ServerResponse) => void) {
  return (request: IncomingMessage, response: ServerResponse<IncomingMessage>): void => {
    if (!ready.answer(request, response)) handle(request, response);
  };
}
