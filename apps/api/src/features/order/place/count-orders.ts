import { mailKey } from '@comptoir/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { type Count, countTogether } from '../../../plugins/counters/count-together.ts';
import type { Counter } from '../../../plugins/counters/memory-counter.ts';
import { type Limits, type MakeCounter, peerOf } from '../../../plugins/limits.ts';

export interface Orderer {
  userId: number | null;
  provenEmail: string | null;
  /** True if the orderer is a guest or the session is open. Call this in the transaction that locks the account. */
  isStillProven: (tx: Db) => Promise<boolean>;
}

/** Counts an order before it is stored. The count is reverted if the order is rejected. */
export type CountOrder = (order: { email: string; paymentMethod: 'card' | 'cash'; totalCents: number }) => Count;

/** Alarms about guests' cash orders: too many from one network, or too many in total. */
export type UnusualOrders = 'unusual_orders' | 'unusual_shop';

/** Guests' cash orders of at least this amount in cents have a separate counter (OFC-28). */
const highCents = 15_000;

/**
 * Counts orders by mailbox because each sends a mail, and by account if its address is verified (SEC-10). Cash orders
 * also count by network. `tellUnusual` only raises an alarm (OFC-28).
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
