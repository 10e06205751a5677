import { ApiError, isObject, readText } from '@comptoir/contract';
import type { MessageValues } from '@comptoir/web-app/messages';
import type { MessageId } from '../../messages/message-id.ts';

/** Why something was not done: a sentence of ours by its id, or the server's own. */
export type Failure = { id: MessageId; values?: MessageValues } | { text: string };

/** What a failed call is told as; where the server asks to wait, for how long. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { id: 'form.failure.broken' };
  if (error.status === 0) return { id: 'form.failure.offline' };
  if (error.status === 429) {
    const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
    return { id: 'form.failure.limited', values: { minutes } };
  }
  return error.serverMessage ? { text: error.serverMessage } : { id: 'form.failure.broken' };
}

/** What the server has against single fields, by their names; empty: nothing. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = error instanceof ApiError && isObject(error.body) ? error.body.errors : null;
  if (!isObject(errors)) return {};
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, readText(text)]));
}
