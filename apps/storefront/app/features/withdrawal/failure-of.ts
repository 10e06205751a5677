import { ApiError } from '@comptoir/contract';
import { isOnline } from '@comptoir/web-app/base';
import type { Failure } from '@comptoir/web-app/form';
import type { MessageId } from '../../messages/message-id.ts';

/** The server's message, or ours where the request met no server or the order has changed. */
export function failureOf(error: unknown): Failure<MessageId> {
  if (!(error instanceof ApiError)) return { id: 'withdrawal.failed' };
  if (error.code === 'order_moved') return { id: 'withdrawal.moved' };
  if (error.serverMessage) return { text: error.serverMessage };
  return { id: error.status === 0 && !isOnline() ? 'withdrawal.offline' : 'withdrawal.failed' };
}
