import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../db/database.ts';
import { answerError } from './answer-error.ts';
import { createDatabaseCounter } from './counters/database-counter.ts';
import { type Counter, createMemoryCounter } from './counters/memory-counter.ts';
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
  /** Stored orders in cash of one network, beside the minute: nobody pays for what is not fetched. */
  cashOrdersPerHour: number;
  cashOrdersPerDay: number;
  /** Guests' orders in cash of one network, of which the restaurant is told: nobody is refused. */
  unusualOrdersPerTenMinutes: number;
  /** Those of all networks together, and those of them that cost much. */
  unusualShopOrdersPerTenMinutes: number;
  unusualHighOrdersPerTenMinutes: number;
  /** Card payments that one network opens for orders. */
  cardPaymentsPerHour: number;
  /** Card payments without an order: no page of ours asks for one. */
  barePaymentsPerMinute: number;
  barePaymentsPerDay: number;
  /** Logging in, signing up, codes: each by peer. */
  accountAttemptsPerMinute: number;
  /** Wrong passwords for one address: of one network or known browser, and of all networks together. */
  passwordFailuresPerDay: number;
  passwordFailuresOfAllPerDay: number;
  /** PINs that one person chooses. */
  pinChoicesPerDay: number;
  deviceCodesPerHour: number;
  /** An order by its link: each link, and each peer. */
  liveReadsPerMinute: number;
  cancellationsPerMinute: number;
  /** How the shop sees whoever asks. */
  connectionReadsPerMinute: number;
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
  cashOrdersPerHour: 60,
  cashOrdersPerDay: 200,
  unusualOrdersPerTenMinutes: 10,
  unusualShopOrdersPerTenMinutes: 40,
  unusualHighOrdersPerTenMinutes: 5,
  cardPaymentsPerHour: 60,
  barePaymentsPerMinute: 5,
  barePaymentsPerDay: 20,
  accountAttemptsPerMinute: 10,
  passwordFailuresPerDay: 20,
  passwordFailuresOfAllPerDay: 2_000,
  pinChoicesPerDay: 20,
  deviceCodesPerHour: 20,
  liveReadsPerMinute: 60,
  cancellationsPerMinute: 10,
  connectionReadsPerMinute: 60,
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
  cashOrdersPerHour: 3600,
  cashOrdersPerDay: 86_400,
  unusualOrdersPerTenMinutes: 600,
  unusualShopOrdersPerTenMinutes: 600,
  unusualHighOrdersPerTenMinutes: 600,
  cardPaymentsPerHour: 3600,
  barePaymentsPerMinute: 60,
  barePaymentsPerDay: 86_400,
  accountAttemptsPerMinute: 60,
  passwordFailuresPerDay: 86_400,
  passwordFailuresOfAllPerDay: 86_400,
  pinChoicesPerDay: 86_400,
  deviceCodesPerHour: 3600,
  liveReadsPerMinute: 60,
  cancellationsPerMinute: 60,
  connectionReadsPerMinute: 60,
  pushChangesPerMinute: 60,
  officeReadsPerMinute: 60,
  officeChangesPerMinute: 60,
};

type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

interface CountRule {
  name: string;
  limit: keyof Limits;
  /** Guesses are counted in the database, for all servers together; a mere flood where it arrives, at no cost. */
  isGuess: boolean;
}

interface LimitRule extends CountRule {
  /** Whose requests are counted together; null: this one is not counted. Absent: the peer's. */
  countedBy?: (request: FastifyRequest) => string | null;
}

/** Makes the hook of a rule. */
export type Limiter = (rule: LimitRule) => LimitHook;

/** Makes the counter of a rule, for what is counted elsewhere than at the door. */
export type MakeCounter = (rule: CountRule) => Counter;

/** The peer of requests that this process asks of itself; no socket has such an address, and no header is believed about it. */
export const inProcessPeer = 'in-process';

/** The network of whoever asks; null: this very process does, which renders pages for all diners. */
export function peerOf({ raw, ip }: FastifyRequest): string | null {
  return raw.socket.remoteAddress === inProcessPeer ? null : networkOf(ip);
}

/**
 * Makes counters. What is counted by is kept as a digest: of one size however long it is, and it tells nobody's address. In memory each
 * rule keeps so many keys; in the database a row stays until an hour after its window, and behind each stands the limit of a peer.
 */
export function createCounters(database: OpenDatabase, limits: Limits): MakeCounter {
  return ({ name, limit, isGuess }) => {
    const rule = { points: limits[limit], seconds: windowSeconds[limit] };
    const counter = isGuess ? createDatabaseCounter(database, { ...rule, name }) : createMemoryCounter(rule);
    const digest = (key: string) => hash('sha256', key, 'base64url');
    return { take: (key) => counter.take(digest(key)), giveBack: (key) => counter.giveBack(digest(key)) };
  };
}

/** Makes hooks that answer 429 when a peer asks too often (SEC-10). */
export function createLimiter(makeCounter: MakeCounter): Limiter {
  return ({ countedBy = peerOf, ...rule }) => {
    const counter = makeCounter(rule);
    return async (request, reply) => {
      const key = countedBy(request);
      const wait = key === null ? 0 : await counter.take(key);
      return wait > 0 ? answerWait(reply, wait) : undefined;
    };
  };
}

/** Says that it was too often, and for how long to wait. */
export function answerWait(reply: FastifyReply, milliseconds: number): FastifyReply {
  return answerError(reply.header('retry-after', Math.ceil(milliseconds / 1000)), 'rate_limited');
}
