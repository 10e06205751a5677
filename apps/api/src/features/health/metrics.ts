import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Partner } from '../../gateways/partners.ts';
import type { ReadyAnswers } from '../../plugins/ready/ready-answers.ts';
import { routeOf } from '../../plugins/ready/ready-plugin.ts';
import { type KitchenCounts, kitchenMetrics } from './kitchen-metrics.ts';

/** Upper bounds in seconds of the buckets that answers are counted in. */
const buckets = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** What the shop says of itself. */
interface ShopCounts {
  /** Stored by this process, since it began: counting the table would take longer with every order. */
  orders: number;
  waitingTasks: number;
  kitchen: KitchenCounts;
  partners: Partner[];
}

export interface Metrics {
  contentType: string;
  /** All figures as Prometheus reads them. */
  write(counts: ShopCounts): Promise<string>;
}

/** Counts answers by method, address pattern and status class, beside what the process says of itself: memory, event loop, garbage. */
export function createMetrics(app: FastifyInstance, ready: ReadyAnswers): Metrics {
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
  const writeKitchen = kitchenMetrics(registers);
  const ofPartner = { labelNames: ['partner'], registers };
  const lastSuccess = new Gauge({
    ...ofPartner,
    name: 'partner_last_success_timestamp_seconds',
    help: 'When a partner last did what it was asked, by this process; 0: not yet.',
  });
  const failing = new Gauge({
    ...ofPartner,
    name: 'partner_failing',
    help: '1: what a partner was last asked failed.',
  });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });

  const series = new Map<string, ReturnType<typeof answers.labels>>();
  function count(method: string, route: string, code: number, seconds: number): void {
    const key = `${method} ${code} ${route}`;
    let own = series.get(key);
    if (!own) {
      own = answers.labels({ method, route, status: `${Math.floor(code / 100)}xx` });
      series.set(key, own);
    }
    own.observe(seconds);
  }
  app.addHook('onResponse', (request, reply, done) => {
    count(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  ready.onAnswer(({ method = '' }, { route, status }, seconds) => count(method, route, status, seconds));

  return {
    contentType: registry.contentType,
    write: (counts) => {
      orders.reset();
      orders.inc(counts.orders);
      waiting.set(counts.waitingTasks);
      writeKitchen(counts.kitchen);
      for (const { name: partner, lastSuccessAt, failingSince } of counts.partners) {
        lastSuccess.set({ partner }, (lastSuccessAt?.epochMilliseconds ?? 0) / 1000);
        failing.set({ partner }, failingSince ? 1 : 0);
      }
      return registry.metrics();
    },
  };
}
