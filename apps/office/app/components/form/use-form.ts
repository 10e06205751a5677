import { type FormOptions, fieldErrorsOf, useForm as useAnyForm } from '@comptoir/web-app/form';
import type { MessageId } from '../../messages/message-id.ts';
import { failureOf } from './failure.ts';

/** The problem of a required field that is empty. */
export const needed = (text: string): MessageId | null => (text.trim() === '' ? 'form.required' : null);

// Sentences about single fields are shown at the fields alone.
const refusals = {
  failureOf: (error: unknown) => (Object.keys(fieldErrorsOf(error)).length > 0 ? null : failureOf(error)),
};

/** A form of the office. */
export const useForm = <V extends Record<string, string>>(options: FormOptions<V, MessageId>) =>
  useAnyForm(options, refusals);
