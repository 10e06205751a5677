import { ApiError } from '@comptoir/contract';
import { isOnline } from '@comptoir/web-app/base';
import { type Failure as FailureOf, type FormOptions, useForm as useAnyForm } from '@comptoir/web-app/form';
import type { MessageId } from '../../../messages/message-id.ts';

export type Failure = FailureOf<MessageId>;

/** The server's message if there is one (ERR-02, ERR-13). */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError && error.serverMessage) return { text: error.serverMessage };
  const isUnsent = error instanceof ApiError && error.status === 0 && !isOnline();
  return { id: isUnsent ? 'account.offline' : 'account.error' };
}

const refusals = {
  failureOf,
  // A wrong code stays in its field, so that the user can compare it with the mail. Typing replaces it.
  focusOf: (error: unknown) => (error instanceof ApiError && error.code === 'otp_invalid' ? ['otp'] : null),
};

export function useForm<V extends Record<string, string>>(options: FormOptions<V, MessageId>) {
  const form = useAnyForm(options, refusals);
  return { ...form, props: { ...form.props, className: 'stack' } };
}
