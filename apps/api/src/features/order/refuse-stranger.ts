import { isObject, sessionMessages } from '@comptoir/contract';
import { type Refusal, refuse } from './judge/refusal.ts';

/**
 * Refuses an order for an account whose bearer is not there (requirement A.17, trust "Accounts"): no account is known to this shop, so
 * every `user_id` is somebody else's. Null: it is a guest's order.
 */
export function refuseStranger(body: unknown, authorization: string | undefined): Refusal | null {
  if (!isObject(body) || typeof body.user_id !== 'number') return null;
  const isSigned = authorization?.startsWith('Bearer ') ?? false;
  return refuse('unauthenticated', isSigned ? { message: sessionMessages.expired } : {});
}
