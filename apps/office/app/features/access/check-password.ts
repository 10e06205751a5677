import { isLongEnough } from '@comptoir/contract';
import type { MessageId } from '../../messages/message-id.ts';

/** Checks the length of a new password. Only the server knows which passwords are too common. */
export function checkPassword(text: string): MessageId | null {
  if (text === '') return 'form.required';
  return isLongEnough(text) ? null : 'access.shortPassword';
}
