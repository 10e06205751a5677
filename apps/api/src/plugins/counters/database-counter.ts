import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../../db/database.ts';
import { type Counter, createMemoryCounter } from './memory-counter.ts';

const shortSeconds = 60;

/** Servers share counts in the database, and a restart does not reset them. */
export function createDatabaseCounter(
  database: OpenDatabase,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): Counter {
  const stored = new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: {
      query: (statement: { text: string; values: unknown[] }) => database.query(statement.text, statement.values),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
  });
  // Short windows are also counted in memory, which rejects a flood without a query for each request.
  const here = seconds <= shortSeconds ? createMemoryCounter({ points, seconds }) : null;
  return {
    take: async (key) => {
      const wait = (await here?.take(key)) ?? 0;
      if (wait > 0) return wait;
      try {
        await stored.consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, refused.msBeforeNext);
      }
    },
    giveBack: async (key) => {
      await here?.giveBack(key);
      await stored.reward(key);
    },
  };
}
