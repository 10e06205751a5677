import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../db/database.ts';
import { answerError } from './answer-error.ts';
import { createDatabaseCounter } from './counters/database-counter.ts';
import { type Counter, createMemoryCounter } from './counters/memory-counter.ts';
import { networkOf } from './network-of.ts';

/** Rate limits by client network or by the recipient of mails. */
export interface Limits {
  couponChecksPerMinute: number;
  ordersPerMinute: number;
  quotesPerMinute: number;
  holdsPerMinute: number;
  addressLookupsPerMinute: number;
  /** Orders by recipient are limited, because each order sends a mail to an unverified address. */
  ordersPerRecipientAndHour: number;
  /** Limits cash orders of one network, because an order that is never collected costs its sender nothing. */
  cashOrdersPerHour: number;
  cashOrdersPerDay: number;
  /** Above these numbers of orders the managers are alarmed, but orders are still accepted. */
  unusualOrdersPerTenMinutes: number;
  unusualShopOrdersPerTenMinutes: number;
  unusualHighOrdersPerTenMinutes: number;
  cardPaymentsPerHour: number;
  /** These limits apply to card payments without an order, which the shop's own pages never create. */
  barePaymentsPerMinute: number;
  barePaymentsPerDay: number;
  accountAttemptsPerMinute: number;
  /** Failed passwords for one address: from one network or known browser, and from all networks together. */
  passwordFailuresPerDay: number;
  passwordFailuresOfAllPerDay: number;
  pinChoicesPerDay: number;
  deviceCodesPerHour: number;
  liveReadsPerMinute: number;
  cancellationsPerMinute: number;
  /** Declarations of withdrawals without an order's link, which send a mail to an unverified address. */
  declarationsPerHour: number;
  declarationsPerAddressAndHour: number;
  connectionReadsPerMinute: number;
  pushChangesPerMinute: number;
  officeReadsPerMinute: number;
  officeChangesPerMinute: number;
}

export const defaultLimits: Limits = {
  couponChecksPerMinute: 30,
  ordersPerMinute: 60,
  quotesPerMinute: 120,
  holdsPerMinute: 60,
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
  declarationsPerHour: 5,
  declarationsPerAddressAndHour: 3,
  connectionReadsPerMinute: 60,
  pushChangesPerMinute: 30,
  officeReadsPerMinute: 1200,
  officeChangesPerMinute: 600,
};

const windowSeconds: Record<keyof Limits, number> = {
  couponChecksPerMinute: 60,
  ordersPerMinute: 60,
  quotesPerMinute: 60,
  holdsPerMinute: 60,
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
  declarationsPerHour: 3600,
  declarationsPerAddressAndHour: 3600,
  connectionReadsPerMinute: 60,
  pushChangesPerMinute: 60,
  officeReadsPerMinute: 60,
  officeChangesPerMinute: 60,
};

type LimitHook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

interface CountRule {
  name: string;
  limit: keyof Limits;
  /** If true, all servers share the count in the database. Otherwise each server counts in memory. */
  isGuess: boolean;
}

interface LimitRule extends CountRule {
  /** Returns the key of the counter, or null to skip the request. The default key is the client's network. */
  countedBy?: (request: FastifyRequest) => string | null;
}

export type Limiter = (rule: LimitRule) => LimitHook;

export type MakeCounter = (rule: CountRule) => Counter;

/** The client address of in-process requests. No socket has this address. */
export const inProcessPeer = 'in-process';

/** Returns the client's network, or null for requests of this process, which renders pages for all diners. */
export function peerOf({ raw, ip }: FastifyRequest): string | null {
  return raw.socket.remoteAddress === inProcessPeer ? null : networkOf(ip);
}

/** Creates rate counters. Their keys are hashed, because they may be e-mail addresses. */
export function createCounters(database: OpenDatabase, limits: Limits): MakeCounter {
  return ({ name, limit, isGuess }) => {
    const rule = { points: limits[limit], seconds: windowSeconds[limit] };
    const counter = isGuess ? createDatabaseCounter(database, { ...rule, name }) : createMemoryCounter(rule);
    const digest = (key: string) => hash('sha256', key, 'base64url');
    return { take: (key) => counter.take(digest(key)), giveBack: (key) => counter.giveBack(digest(key)) };
  };
}

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

export function answerWait(reply: FastifyReply, milliseconds: number): FastifyReply {
  return answerError(reply.header('retry-after', Math.ceil(milliseconds / 1000)), 'rate_limited');
}
