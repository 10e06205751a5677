import type { Limiter } from '../plugins/limits.ts';

/**
 * Makes the hook that counts attempts by peer in the database (SEC-10). Addresses are not counted here: a stranger could lock their owner
 * out (decision 33).
 */
export function limitAttempts({ limit }: { limit: Limiter }, name: string) {
  return { onRequest: limit({ limit: 'accountAttemptsPerMinute', isGuess: true, name: `${name}-peer` }) };
}
