import { readMailAddress, readName, readPhone } from '@comptoir/contract';

/** Why a field can't be sent: the ends of the ids of its messages, `account.field.…`. */
export type FieldProblem =
  | 'required'
  | 'invalidName'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'shortPassword'
  | 'incompleteCode';

/** Fewest characters of a password, as people count them (requirements API-12). */
const leastPasswordCharacters = 8;
export const codeLength = 6;

/** One that a mail can be delivered to (CHK-13). */
export function emailProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'required';
  return readMailAddress(text) === null ? 'invalidEmail' : undefined;
}

/** A number that can be called, however it is grouped (CHK-14). */
export function phoneProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'required';
  return readPhone(text) === null ? 'invalidPhone' : undefined;
}

export const requiredProblem = (text: string): FieldProblem | undefined =>
  text.trim() === '' ? 'required' : undefined;

/** A person's name (CHK-12). */
export function nameProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'required';
  return readName(text) === null ? 'invalidName' : undefined;
}

/** Of a new password; an old one is only required. */
export function passwordProblem(text: string): FieldProblem | undefined {
  if (text === '') return 'required';
  return [...text].length < leastPasswordCharacters ? 'shortPassword' : undefined;
}

export function codeProblem(text: string): FieldProblem | undefined {
  if (text === '') return 'required';
  return /^\d{6}$/.test(text) ? undefined : 'incompleteCode';
}
