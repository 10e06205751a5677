import { isObject } from '@comptoir/contract';
import { refuse } from '../../order/judge/refusal.ts';
import type { Orderer } from '../../order/place/count-orders.ts';
import type { ProveOrderer } from '../../order/place/prove-orderer.ts';
import { hasSession } from '../record/session-repository.ts';
import { type IdentifyTools, identify } from './identify.ts';
import { readCredentials } from './read-credentials.ts';

const guest: Orderer = { userId: null, provenEmail: null, isStillProven: async () => true };

/** Returns the owner of an order (CHK-38). A `user_id` requires that user's token; otherwise the owner is a guest. */
export function createProveOrderer(tools: IdentifyTools): ProveOrderer {
  return async ({ headers, query }, order) => {
    const claimed = isObject(order) && typeof order.user_id === 'number' ? order.user_id : null;
    const said = readCredentials({ headers, query, body: { user_id: claimed } });
    if (said === 'conflict') return { refusal: refuse('credentials_conflict') };
    if (claimed === null) return guest;
    const identity = await identify(tools, said);
    if (identity.kind === 'guest') return { refusal: refuse('unauthenticated') };
    if (identity.kind === 'refused') return { refusal: refuse(identity.code, identity.details) };
    const { id: userId, email, isVerified } = identity.user;
    const { tokenHash } = identity;
    return {
      userId,
      provenEmail: isVerified ? email : null,
      isStillProven: (tx) => hasSession(tx, { tokenHash, userId }),
    };
  };
}
