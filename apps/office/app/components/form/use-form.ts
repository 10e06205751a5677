import { type FormOptions, fieldErrorsOf, useForm as useAnyForm } from '@comptoir/web-app/form';
import type { MessageId } from '../../messages/message-id.ts';
import { failureOf } from './failure.ts';

export const needed = (text: string): MessageId | null => (text.trim() === '' ? 'form.required' : null);

// A message about one field is shown at that field only.
const refusals = {
  failureOf: (error: unknown) => (Object.keys(fieldErrorsOf(error)).length > 0 ? null : failureOf(error)),
};

export const useForm = <V extends Record<string, string>>(options: FormOptions<V, MessageId>) =>
  useAnyForm(options, refusals);
