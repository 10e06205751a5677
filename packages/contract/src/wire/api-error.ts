import { isObject, readObject, readText } from './wire-values.ts';

interface ApiErrorOptions {
  cause?: unknown;
  retryAfterSeconds?: number | null;
}

/** The server's messages are written without a stop (appendix G); what people read ends with one. */
const endSentence = (text: string) => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);

/** A call that did not succeed: an answer of 400 to 599, or none at all (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** The server's French sentence, with its stop; empty where it gave none (ERR-13). */
  readonly serverMessage: string;
  readonly body: unknown;
  /** How long the server asks to wait (`Retry-After`), in seconds; null: it does not say. */
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
