import { readMailAddress, readName, readPhone } from '@comptoir/contract';
import type { MessageId } from '../../../messages/message-id.ts';

type Problem = MessageId | null;

/** The minimal length of a password, in code points (API-12). */
const leastPasswordCharacters = 8;
export const codeLength = 6;

export const requiredProblem = (text: string): Problem => (text.trim() === '' ? 'account.field.required' : null);

export function emailProblem(text: string): Problem {
  return requiredProblem(text) ?? (readMailAddress(text) === null ? 'account.field.invalidEmail' : null);
}

export function phoneProblem(text: string): Problem {
  return requiredProblem(text) ?? (readPhone(text) === null ? 'account.field.invalidPhone' : null);
}

export function nameProblem(text: string): Problem {
  return requiredProblem(text) ?? (readName(text) === null ? 'account.field.invalidName' : null);
}

/** Spaces in a new password count as characters. */
export function passwordProblem(text: string): Problem {
  if (text === '') return 'account.field.required';
  return [...text].length < leastPasswordCharacters ? 'account.field.shortPassword' : null;
}

export function codeProblem(text: string): Problem {
  if (text === '') return 'account.field.required';
  return /^\d{6}$/.test(text) ? null : 'account.field.incompleteCode';
}
