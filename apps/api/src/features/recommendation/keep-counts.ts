import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop } from '../../jobs/create-loop.ts';
import { addCounts, type ItemCounts, noCounts } from './item-counts.ts';
import { countPairs, listOrdersBefore, type OrderCursor } from './recommendation-repository.ts';

export interface KeptCounts {
  /** Only the very first call waits, until the newest orders are counted. Never rejects. */
  read(): Promise<ItemCounts>;
  stop(): Promise<void>;
}

const days = 90;
/** Reading one page of orders takes the embedded database about 10 ms. */
const pageOrders = 200;
const pagePairs = 5_000;
const mostPages = 500;
const restMilliseconds = 20;
/** Seconds until the next count: 60, or more with many orders, so that counting takes at most 1 % of the time. */
const keptSeconds = (pages: number) => Math.max(60, 3 * pages);

/** Counts the orders of 90 days, at most the newest 100,000. */
export function keepCounts(options: { db: Db; now: () => Temporal.ZonedDateTime; log: FastifyBaseLogger }): KeptCounts {
  const { db, log } = options;
  const nowMilliseconds = () => options.now().epochMilliseconds;
  const firstPage = Promise.withResolvers<void>();
  let kept = noCounts();
  let fresh: { from: number; until: number } | null = null;

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
    // At the first run, requests already see partial counts.
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
