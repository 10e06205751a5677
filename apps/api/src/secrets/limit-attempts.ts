import { isObject } from '@comptoir/contract';
import type { FastifyRequest } from 'fastify';
import type { Limiter } from '../plugins/limits.ts';
import type { AccountKeys } from './account-keys.ts';

/** Hooks that count attempts by peer and by address (SEC-10): in the database, for all servers together and whatever is restarted. */
export function limitAttempts({ keys, limit }: { keys: AccountKeys; limit: Limiter }, name: string) {
  const rule = { limit: 'accountAttemptsPerMinute', isGuess: true } as const;
  return {
    onRequest: limit({ ...rule, name: `${name}-peer` }),
    // Behind the schema, which made one address of its spellings. The address itself is not written down.
    preHandler: limit({ ...rule, name: `${name}-address`, countedBy: (request) => keyOf(keys, request) }),
  };
}

function keyOf(keys: AccountKeys, { query, body }: FastifyRequest): string | null {
  const { email } = isObject(body) ? body : isObject(query) ? query : {};
  return typeof email === 'string' ? keys.addressKey(email) : null;
}
