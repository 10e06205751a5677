import { isObject } from '@comptoir/contract';
import type { FastifyRequest } from 'fastify';
import type { Limiter, Limits } from '../plugins/limits.ts';
import type { AccountKeys } from './account-keys.ts';

/**
 * Hooks that count attempts by peer and by address (SEC-10): in the database, for all servers together and whatever is restarted. `perDay`:
 * how often one address may be tried in a day, too.
 */
export function limitAttempts(
  { keys, limit }: { keys: AccountKeys; limit: Limiter },
  name: string,
  { perDay }: { perDay?: keyof Limits } = {},
) {
  const rule = { limit: 'accountAttemptsPerMinute', isGuess: true } as const;
  // Behind the schema, which made one address of its spellings. The address itself is not written down.
  const byAddress = { ...rule, countedBy: (request: FastifyRequest) => keyOf(keys, request) };
  return {
    onRequest: limit({ ...rule, name: `${name}-peer` }),
    preHandler: [
      limit({ ...byAddress, name: `${name}-address` }),
      ...(perDay ? [limit({ ...byAddress, name: `${name}-day`, limit: perDay })] : []),
    ],
  };
}

function keyOf(keys: AccountKeys, { query, body }: FastifyRequest): string | null {
  const { email } = isObject(body) ? body : isObject(query) ? query : {};
  return typeof email === 'string' ? keys.addressKey(email) : null;
}
