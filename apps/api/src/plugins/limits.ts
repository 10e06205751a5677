import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '../db/database.ts';
import { answerError } from './answer-error.ts';

/** Requests that one peer may make in a minute. */
export interface Limits {
  couponChecksPerMinute: number;
  ordersPerMinute: number;
  /** Suggestions and distances together. */
  addressLookupsPerMinute: number;
}

export const defaultLimits: Limits = { couponChecksPerMinute: 30, ordersPerMinute: 60, addressLookupsPerMinute: 60 };

type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

interface LimitRule {
  name: string;
  perMinute: keyof Limits;
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
  return ({ name, perMinute, isGuess }) => {
    const points = limits[perMinute];
    const options = { keyPrefix: name, points, duration: 60 };
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
      try {
        await limiter.consume(request.ip);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return answerError(reply.header('retry-after', Math.ceil(refused.msBeforeNext / 1000)), 'rate_limited');
      }
    };
  };
}
