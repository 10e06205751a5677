import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Partner } from '../../gateways/partners.ts';
import { countWaiting } from '../../jobs/outbox/outbox-repository.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { hidden } from '../../plugins/errors-plugin.ts';
import type { ReadyAnswers } from '../../plugins/ready/ready-answers.ts';
import { pingDatabase } from './health-repository.ts';
import type { KitchenCounts } from './kitchen-metrics.ts';
import { type BookCounts, createMetrics } from './metrics.ts';

const waitMilliseconds = 2_000;

/** True if a proxy forwarded the request, which may then come from the internet. */
function isThroughProxy({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
}

function withinTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database did not answer in time.')), waitMilliseconds).unref();
  });
  return Promise.race([promise, late]);
}

export interface HealthTools {
  db: Db;
  ready: ReadyAnswers;
  countOrders: () => number;
  countOtherNetworks: () => Promise<number>;
  countKitchen: () => Promise<KitchenCounts>;
  countBooks: () => Promise<BookCounts>;
  listPartners: () => Partner[];
  isMetricsPublic: boolean;
}

export function healthRoutes(
  app: FastifyInstance,
  { db, ready, countOrders, countOtherNetworks, countKitchen, countBooks, listPartners, isMetricsPublic }: HealthTools,
): void {
  const metrics = createMetrics(app, ready);

  app.get('/healthz', { schema: hidden }, () => ({ status: 'success' }));

  app.get('/readyz', { schema: hidden }, async (request, reply) => {
    try {
      await withinTime(pingDatabase(db));
      return { status: 'success' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return answerError(reply, 'unavailable');
    }
  });

  app.get('/metrics', { schema: hidden }, async (request, reply) => {
    if (!isMetricsPublic && isThroughProxy(request)) return answerError(reply, 'not_found');
    const waitingTasks = await withinTime(countWaiting(db));
    const otherNetworks = await withinTime(countOtherNetworks());
    const kitchen = await withinTime(countKitchen());
    const books = await withinTime(countBooks());
    const partners = listPartners();
    const text = await metrics.write({ orders: countOrders(), otherNetworks, waitingTasks, kitchen, books, partners });
    return reply.type(metrics.contentType).send(text);
  });
}
