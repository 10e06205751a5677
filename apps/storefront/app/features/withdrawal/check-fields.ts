import { readMailAddress, readName } from '@comptoir/contract';
import type { MessageId } from '../../messages/message-id.ts';

type Problem = MessageId | null;

const isEmpty = (text: string) => text.trim() === '';

export function nameProblem(text: string): Problem {
  if (isEmpty(text)) return 'withdrawal.required';
  return readName(text) === null ? 'withdrawal.invalidName' : null;
}

export function emailProblem(text: string): Problem {
  if (isEmpty(text)) return 'withdrawal.required';
  return readMailAddress(text) === null ? 'withdrawal.invalidEmail' : null;
}

/** Without an address, the server uses the order's own. */
export const otherEmailProblem = (text: string): Problem => (isEmpty(text) ? null : emailProblem(text));

const highestOrderNumber = 2 ** 31 - 1;

/** Reads "1042", "nº 1042" and "1 042". Null if there is no order number. */
export function readOrderNumber(text: string): number | null {
  const [digits] = /^\d{1,10}$/.exec(text.replace(/^\s*(?:n[º°o]\.?|#)/i, '').replace(/\s/g, '')) ?? [];
  const number = Number(digits ?? 0);
  return number >= 1 && number <= highestOrderNumber ? number : null;
}

export function orderNumberProblem(text: string): Problem {
  if (isEmpty(text)) return 'withdrawal.required';
  return readOrderNumber(text) === null ? 'withdrawal.invalidNumber' : null;
}
