import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../db/database.ts';
import { answerError } from './answer-error.ts';
import { networkOf } from './network-of.ts';

/** How often something may be asked for: by one peer, or for one recipient of mails. */
export interface Limits {
  couponChecksPerMinute: number;
  ordersPerMinute: number;
  quotesPerMinute: number;
  /** Suggestions and distances together. */
  addressLookupsPerMinute: number;
  /** Each order sends a mail to an address that nobody has proven to be the diner's. */
  ordersPerRecipientAndHour: number;
  /** Logging in, signing up, codes: each by peer, and by address. */
  accountAttemptsPerMinute: number;
  /** Signing in to the office, right or wrong, and links to it, each with one address: a person needs it once or twice. */
  officeAttemptsPerDay: number;
  deviceCodesPerHour: number;
  /** An order by its link, by whoever has that one. */
  liveReadsPerMinute: number;
  cancellationsPerMinute: number;
  /** Browsers that are to be told of an order, or no more. */
  pushChangesPerMinute: number;
  /** What one session of the office asks and changes. */
  officeReadsPerMinute: number;
  officeChangesPerMinute: number;
}

export const defaultLimits: Limits = {
  couponChecksPerMinute: 30,
  ordersPerMinute: 60,
  quotesPerMinute: 120,
  addressLookupsPerMinute: 60,
  ordersPerRecipientAndHour: 30,
  accountAttemptsPerMinute: 10,
  officeAttemptsPerDay: 20,
  deviceCodesPerHour: 20,
  liveReadsPerMinute: 60,
  cancellationsPerMinute: 10,
  pushChangesPerMinute: 30,
  officeReadsPerMinute: 1200,
  officeChangesPerMinute: 600,
};

const windowSeconds: Record<keyof Limits, number> = {
  couponChecksPerMinute: 60,
  ordersPerMinute: 60,
  quotesPerMinute: 60,
  addressLookupsPerMinute: 60,
  ordersPerRecipientAndHour: 3600,
  accountAttemptsPerMinute: 60,
  officeAttemptsPerDay: 86_400,
  deviceCodesPerHour: 3600,
  liveReadsPerMinute: 60,
  cancellationsPerMinute: 60,
  pushChangesPerMinute: 60,
  officeReadsPerMinute: 60,
  officeChangesPerMinute: 60,
};

type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

interface LimitRule {
  name: string;
  limit: keyof Limits;
  /** Whose requests are counted together; null: this one is not counted. Absent: the peer's. */
  countedBy?: (request: FastifyRequest) => string | null;
  /** Guesses are counted in the database, for all servers together; a mere flood where it arrives, at no cost. */
  isGuess: boolean;
}

/** Makes the hook of a rule. */
export type Limiter = (rule: LimitRule) => LimitHook;

/** Makes hooks that answer 429 when a peer asks too often (SEC-10). */
export function createLimiter(database: OpenDatabase, limits: Limits): Limiter {
  const storeClient = {
    query: (statement: { text: string; values: unknown[] }) => database.query(statement.text, statement.values),
  };
  return ({ name, limit, isGuess, countedBy = ({ ip }) => networkOf(ip) }) => {
    const points = limits[limit];
    const options = { keyPrefix: name, points, duration: windowSeconds[limit] };
    const limiter = isGuess
      ? new RateLimiterPostgres({
          ...options,
          storeClient,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          // Whoever is over the limit is refused from memory, without asking the database each time.
          inMemoryBlockOnConsumed: points + 1,
        })
      : new RateLimiterMemory(options);
    return async (request, reply) => {
      const key = countedBy(request);
      if (key === null) return undefined;
      try {
        await limiter.consume(key);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return answerError(reply.header('retry-after', Math.ceil(refused.msBeforeNext / 1000)), 'rate_limited');
      }
    };
  };
}
