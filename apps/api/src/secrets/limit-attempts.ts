import type { Limiter } from '../plugins/limits.ts';

/**
 * The hook that counts attempts by peer (SEC-10): in the database, for all servers together and whatever is restarted. By address
 * nothing is counted at the door: that would shut it to the address's owner (decision 33).
 */
export function limitAttempts({ limit }: { limit: Limiter }, name: string) {
  return { onRequest: limit({ limit: 'accountAttemptsPerMinute', isGuess: true, name: `${name}-peer` }) };
}
