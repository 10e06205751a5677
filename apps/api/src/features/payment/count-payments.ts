import type { FastifyRequest } from 'fastify';
import { countTogether } from '../../plugins/counters/count-together.ts';
import { type MakeCounter, peerOf } from '../../plugins/limits.ts';

export type PaymentCount = ReturnType<ReturnType<typeof countPayments>>;

/** These counters limit tests of stolen cards (SEC-10). Payments without an order have lower limits. */
export function countPayments(makeCounter: MakeCounter) {
  const hour = makeCounter({ name: 'payment-hour', limit: 'cardPaymentsPerHour', isGuess: false });
  const bare = [
    makeCounter({ name: 'payment-bare', limit: 'barePaymentsPerMinute', isGuess: false }),
    makeCounter({ name: 'payment-bare-day', limit: 'barePaymentsPerDay', isGuess: false }),
  ];
  return (request: FastifyRequest) => (hasOrder: boolean) => {
    const peer = peerOf(request);
    const counters = peer === null ? [] : hasOrder ? [hour] : [hour, ...bare];
    return countTogether(counters.map((counter) => ({ counter, key: String(peer) })));
  };
}
