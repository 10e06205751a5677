import { isObject, readObject, readText } from './wire-values.ts';

interface ApiErrorOptions {
  cause?: unknown;
  retryAfterSeconds?: number | null;
}

/** The server's messages have no full stop (appendix G), but the pages show sentences with one. */
export const endSentence = (text: string) => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);

/** A failed request, with an HTTP status of 400 to 599, or 0 if no response came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** A French sentence with its full stop; an empty string means that the response has none (ERR-13). */
  readonly serverMessage: string;
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: unknown, { cause, retryAfterSeconds = null }: ApiErrorOptions = {}) {
    const answer = readObject(body);
    const serverMessage = endSentence(isObject(body) ? readText(answer.message) : '');
    super(serverMessage || `The API answered ${status}`, { cause });
    this.status = status;
    this.code = readText(answer.code);
    this.serverMessage = serverMessage;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
