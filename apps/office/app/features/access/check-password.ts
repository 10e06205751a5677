import { isLongEnough } from '@comptoir/contract';
import type { MessageId } from '../../messages/message-id.ts';

/** The problem of a new password's length. Only the server detects common passwords. */
export function checkPassword(text: string): MessageId | null {
  if (text === '') return 'form.required';
  return isLongEnough(text) ? null : 'access.shortPassword';
}
