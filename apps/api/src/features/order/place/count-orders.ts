import { mailKey } from '@comptoir/contract';
import type { FastifyRequest } from 'fastify';
import { type Count, countTogether } from '../../../plugins/counters/count-together.ts';
import type { Counter } from '../../../plugins/counters/memory-counter.ts';
import { type MakeCounter, peerOf } from '../../../plugins/limits.ts';

/** Whose an order is. */
export interface Orderer {
  /** Null: a guest's. */
  userId: number | null;
  /** The account's address, where it is proven; null: it is not, or there is none. */
  provenEmail: string | null;
}

/** Counts an order of somebody that is about to be stored; what was not stored is given back, so that a refusal costs nobody anything. */
export type CountOrder = (order: { email: string; paymentMethod: 'card' | 'cash' }) => Count;

/**
 * Makes the counts of those who order (SEC-10). Each order sends mails, so orders are counted by the mailbox that they name, whoever names
 * it. Who is signed in and orders for the address that their account has proven is counted by the account alone: strangers who
 * order in their name can't keep them from it. What is paid in cash is also counted by network, for longer than a minute: it costs nothing
 * to order what nobody will fetch. `tellUnusual` is told of a network from which guests order more than people do.
 */
export function countOrders(
  makeCounter: MakeCounter,
  tellUnusual: () => void,
): (request: FastifyRequest, orderer: Orderer) => CountOrder {
  const sender = makeCounter({ name: 'recipient', limit: 'ordersPerRecipientAndHour', isGuess: false });
  const networks = [
    makeCounter({ name: 'order-hour', limit: 'cashOrdersPerHour', isGuess: false }),
    makeCounter({ name: 'order-day', limit: 'cashOrdersPerDay', isGuess: false }),
  ];
  const unusual = makeCounter({ name: 'order-unusual', limit: 'unusualOrdersPerTenMinutes', isGuess: false });
  const watching: Counter = {
    take: async (peer) => {
      if ((await unusual.take(peer)) > 0) tellUnusual();
      return 0;
    },
    giveBack: unusual.giveBack,
  };
  return (request, { userId, provenEmail }) => {
    const peer = peerOf(request);
    return ({ email, paymentMethod }) => {
      const mailbox = mailKey(email);
      const isOwn = userId !== null && mailbox === provenEmail;
      const bySender = { counter: sender, key: isOwn ? `account ${userId}` : mailbox };
      const counters = userId === null ? [...networks, watching] : networks;
      const byNetwork =
        peer === null || paymentMethod === 'card' ? [] : counters.map((counter) => ({ counter, key: peer }));
      return countTogether([bySender, ...byNetwork]);
    };
  };
}
