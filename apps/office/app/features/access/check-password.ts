import { isLongEnough } from '@comptoir/contract';
import type { MessageId } from '../../messages/message-id.ts';

/** Why a text can't be a new password by its length; one that is too common the server tells. */
export function checkPassword(text: string): MessageId | null {
  if (text === '') return 'form.required';
  return isLongEnough(text) ? null : 'access.shortPassword';
}
