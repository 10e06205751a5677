import { ApiError } from '@comptoir/contract';
import { type Failure as FailureOf, fieldErrorsOf } from '@comptoir/web-app/form';
import type { MessageId } from '../../messages/message-id.ts';

export type Failure = FailureOf<MessageId>;

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { id: 'form.failure.broken' };
  if (error.status === 0) return { id: 'form.failure.offline' };
  if (error.status === 429) {
    const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
    return { id: 'form.failure.limited', values: { minutes } };
  }
  return error.serverMessage ? { text: error.serverMessage } : { id: 'form.failure.broken' };
}

/** The failure of a request that shows no fields: it says what is wrong with a field itself. */
export function failureWithFields(error: unknown): Failure {
  const [message] = Object.values(fieldErrorsOf(error));
  return message ? { text: `${message}.` } : failureOf(error);
}
