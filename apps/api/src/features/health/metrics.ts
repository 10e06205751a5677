import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds of the buckets that answers are counted in. */
const buckets = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** What the shop says of itself. */
interface ShopCounts {
  /** Stored by this process, since it began: counting the table would take longer with every order. */
  orders: number;
  waitingTasks: number;
}

export interface Metrics {
  contentType: string;
  /** All figures as Prometheus reads them. */
  write(counts: ShopCounts): Promise<string>;
}

/** Counts answers by method, address pattern and status class, beside what the process says of itself: memory, event loop, garbage. */
export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'Memory of the JavaScript heap in use.',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'How long the process has been running.',
    registers,
    collect() {
      this.set(Math.round(process.uptime()));
    },
  });
  const orders = new Counter({ name: 'orders_total', help: 'Orders that this process stored.', registers });
  const waiting = new Gauge({ name: 'outbox_waiting', help: 'Tasks of the outbox that are not done.', registers });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the path: a visitor must not be able to make up series.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    answers.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });

  return {
    contentType: registry.contentType,
    write: (counts) => {
      orders.reset();
      orders.inc(counts.orders);
      waiting.set(counts.waitingTasks);
      return registry.metrics();
    },
  };
}
