import type { Limiter } from '../plugins/limits.ts';

/** Limits attempts by network (SEC-10). A limit by address would let strangers lock out the owner (decision 33). */
export function limitAttempts({ limit }: { limit: Limiter }, name: string) {
  return { onRequest: limit({ limit: 'accountAttemptsPerMinute', isGuess: true, name: `${name}-peer` }) };
}
