import { ApiError, isObject, readText } from '@comptoir/contract';
import type { MessageValues } from '../messages/use-say.ts';

export type Failure<Id extends string> = { id: Id; values?: MessageValues } | { text: string };

export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = error instanceof ApiError && isObject(error.body) ? error.body.errors : null;
  if (!isObject(errors)) return {};
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, readText(text)]));
}
