import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop } from '../../jobs/create-loop.ts';
import { addCounts, type ItemCounts, noCounts } from './item-counts.ts';
import { countPairs, listOrdersBefore, type OrderCursor } from './recommendation-repository.ts';

/** Counts of orders that are kept in memory and renewed behind the requests. */
export interface KeptCounts {
  /** What is known. Only the very first waits, for the newest page of orders; nobody waits for a renewal. Never rejects. */
  read(): Promise<ItemCounts>;
  /** Ends a renewal under way. */
  stop(): Promise<void>;
}

const days = 90;
/** An embedded database answers nobody else while it counts a page: about 10 ms. */
const pageOrders = 200;
const pagePairs = 5_000;
const mostPages = 500;
const restMilliseconds = 20;
/** A minute, and longer the more there is to count: it takes less than a hundredth of the database's time. */
const keptSeconds = (pages: number) => Math.max(60, 3 * pages);

/** Keeps the counts of the orders of 90 days, of the newest 100,000 at most. */
export function keepCounts(options: { db: Db; now: () => Temporal.ZonedDateTime; log: FastifyBaseLogger }): KeptCounts {
  const { db, log } = options;
  const nowMilliseconds = () => options.now().epochMilliseconds;
  const firstPage = Promise.withResolvers<void>();
  let kept = noCounts();
  let fresh: { from: number; until: number } | null = null;

  /** Returns how many pages of orders there were. */
  async function count(counts: ItemCounts, signal: AbortSignal): Promise<number> {
    const since = new Date(nowMilliseconds() - days * 24 * 3_600_000);
    let before: OrderCursor | null = null;
    for (let page = 1; page <= mostPages && !signal.aborted; page += 1) {
      if (page > 1) await sleep(restMilliseconds);
      const orders: OrderCursor[] = await listOrdersBefore(db, { since, before, limit: pageOrders });
      const ids = orders.map(({ id }) => id);
      if (ids.length > 0) addCounts(counts, ids.length, await countPairs(db, ids, pagePairs));
      firstPage.resolve();
      before = orders.at(-1) ?? null;
      if (orders.length < pageOrders) return page;
    }
    return mostPages;
  }

  async function renew(signal: AbortSignal): Promise<void> {
    if (isFresh()) return;
    const from = nowMilliseconds();
    // The first time, half a count is better than none.
    const counts = fresh ? noCounts() : kept;
    let pages = 0;
    try {
      pages = await count(counts, signal);
      if (!signal.aborted) kept = counts;
    } finally {
      fresh = { from, until: from + keptSeconds(pages) * 1000 };
      firstPage.resolve();
    }
  }

  function isFresh(): boolean {
    const at = nowMilliseconds();
    return fresh !== null && at >= fresh.from && at < fresh.until;
  }

  const loop = createLoop({ work: renew, log, failure: 'the orders could not be counted for recommendations' });
  return {
    read: async () => {
      if (!isFresh()) loop.wake();
      await firstPage.promise;
      return kept;
    },
    stop: async () => {
      firstPage.resolve();
      await loop.stop();
    },
  };
}
