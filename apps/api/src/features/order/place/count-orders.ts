import { mailKey } from '@comptoir/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { type Count, countTogether } from '../../../plugins/counters/count-together.ts';
import type { Counter } from '../../../plugins/counters/memory-counter.ts';
import { type Limits, type MakeCounter, peerOf } from '../../../plugins/limits.ts';

/** Whose an order is. */
export interface Orderer {
  /** Null: a guest's. */
  userId: number | null;
  /** The account's address, where it is proven; null: it is not, or there is none. */
  provenEmail: string | null;
  /** Whether the session that proved it is still open, in the transaction that holds its account; a guest has none to end. */
  isStillProven: (tx: Db) => Promise<boolean>;
}

/** Counts an order of somebody that is about to be stored; what was not stored is given back, so that a refusal costs nobody anything. */
export type CountOrder = (order: { email: string; paymentMethod: 'card' | 'cash'; totalCents: number }) => Count;

/** What the restaurant is told of: guests' orders in cash from one network, or from the whole town. */
export type UnusualOrders = 'unusual_orders' | 'unusual_shop';

/** From here on an order that nobody paid for is looked at (OFC-28). */
const highCents = 15_000;

/**
 * Makes the counts of those who order (SEC-10). Each order sends mails, so orders are counted by the mailbox that they name, whoever names
 * it. Who is signed in and orders for the address that their account has proven is counted by the account alone: strangers who
 * order in their name can't keep them from it. What is paid in cash is also counted by network, for longer than a minute: it costs nothing
 * to order what nobody will fetch. `tellUnusual` is told where guests order more than people do (OFC-28): nobody is refused for that.
 */
export function countOrders(
  makeCounter: MakeCounter,
  tellUnusual: (news: UnusualOrders) => void,
): (request: FastifyRequest, orderer: Orderer) => CountOrder {
  const sender = makeCounter({ name: 'recipient', limit: 'ordersPerRecipientAndHour', isGuess: false });
  const networks = [
    makeCounter({ name: 'order-hour', limit: 'cashOrdersPerHour', isGuess: false }),
    makeCounter({ name: 'order-day', limit: 'cashOrdersPerDay', isGuess: false }),
  ];
  const watch = (counter: Counter, news: UnusualOrders): Counter => ({
    take: async (key) => {
      if ((await counter.take(key)) > 0) tellUnusual(news);
      return 0;
    },
    giveBack: counter.giveBack,
  });
  const makeWatch = (name: string, limit: keyof Limits, news: UnusualOrders) =>
    watch(makeCounter({ name, limit, isGuess: false }), news);
  const ofNetwork = makeWatch('order-unusual', 'unusualOrdersPerTenMinutes', 'unusual_orders');
  const ofShop = makeWatch('order-unusual-shop', 'unusualShopOrdersPerTenMinutes', 'unusual_shop');
  const high = makeWatch('order-unusual-high', 'unusualHighOrdersPerTenMinutes', 'unusual_shop');
  return (request, { userId, provenEmail }) => {
    const peer = peerOf(request);
    return ({ email, paymentMethod, totalCents }) => {
      const mailbox = mailKey(email);
      const isOwn = userId !== null && provenEmail !== null && mailbox === mailKey(provenEmail);
      const counts = [{ counter: sender, key: isOwn ? `account ${userId}` : mailbox }];
      if (peer === null || paymentMethod === 'card') return countTogether(counts);
      counts.push(...networks.map((counter) => ({ counter, key: peer })));
      if (userId !== null) return countTogether(counts);
      counts.push({ counter: ofNetwork, key: peer }, { counter: ofShop, key: 'shop' });
      if (totalCents >= highCents) counts.push({ counter: high, key: 'shop' });
      return countTogether(counts);
    };
  };
}
