import type { FastifyRequest } from 'fastify';
import { countTogether } from '../../plugins/counters/count-together.ts';
import { type MakeCounter, peerOf } from '../../plugins/limits.ts';

/** Counts a payment that is about to be opened. */
export type PaymentCount = ReturnType<ReturnType<typeof countPayments>>;

/**
 * Makes the counts of those who open card payments (SEC-10): whoever tries stolen cards needs many. One without an order, which no page of
 * ours asks for, is opened a few times only.
 */
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
