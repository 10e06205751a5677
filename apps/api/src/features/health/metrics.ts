import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Partner } from '../../gateways/partners.ts';
import type { ReadyAnswers } from '../../plugins/ready/ready-answers.ts';
import { countAnswers } from './count-answers.ts';
import { type KitchenCounts, kitchenMetrics } from './kitchen-metrics.ts';

interface ShopCounts {
  /** The number of orders that this process stored. Counting the table would become slower with each order. */
  orders: number;
  waitingTasks: number;
  /** Payments that were charged by another network than the one that the card's holder chose. */
  otherNetworks: number;
  kitchen: KitchenCounts;
  books: BookCounts;
  partners: Partner[];
}

/** Entries of the books that wait for their seal, and for how many seconds the oldest one does. */
export interface BookCounts {
  entries: number;
  oldestSeconds: number;
}

export interface Metrics {
  contentType: string;
  write(counts: ShopCounts): Promise<string>;
}

export function createMetrics(app: FastifyInstance, ready: ReadyAnswers): Metrics {
  const registry = new Registry();
  const registers = [registry];
  addProcessMetrics(registry);
  const writeShop = shopMetrics(registers);
  const writeKitchen = kitchenMetrics(registers);
  const writeBooks = bookMetrics(registers);
  const writePartners = partnerMetrics(registers);
  countAnswers(app, ready, registers);
  return {
    contentType: registry.contentType,
    write: ({ kitchen, books, partners, ...shop }) => {
      writeShop(shop);
      writeKitchen(kitchen);
      writeBooks(books);
      writePartners(partners);
      return registry.metrics();
    },
  };
}

function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'Memory of the JavaScript heap in use.',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'How long the process has been running.',
    registers: [registry],
    collect() {
      this.set(Math.round(process.uptime()));
    },
  });
}

function shopMetrics(
  registers: Registry[],
): (counts: Pick<ShopCounts, 'orders' | 'waitingTasks' | 'otherNetworks'>) => void {
  const orders = new Counter({ name: 'orders_total', help: 'Orders that this process stored.', registers });
  const waiting = new Gauge({ name: 'outbox_waiting', help: 'Tasks of the outbox that are not done.', registers });
  const others = new Gauge({
    name: 'card_networks_not_honoured',
    help: 'Payments that were charged by another network than the one that the holder of the card chose.',
    registers,
  });
  return (counts) => {
    others.set(counts.otherNetworks);
    orders.reset();
    orders.inc(counts.orders);
    waiting.set(counts.waitingTasks);
  };
}

function bookMetrics(registers: Registry[]): (counts: BookCounts) => void {
  const unsealed = new Gauge({
    name: 'book_entries_unsealed',
    help: 'Entries of the books that wait for their seal.',
    registers,
  });
  const age = new Gauge({
    name: 'books_head_age_seconds',
    help: 'How long the oldest entry of the books waits for its seal.',
    registers,
  });
  return ({ entries, oldestSeconds }) => {
    unsealed.set(entries);
    age.set(Math.round(oldestSeconds));
  };
}

function partnerMetrics(registers: Registry[]): (partners: Partner[]) => void {
  const lastSuccess = new Gauge({
    name: 'partner_last_success_timestamp_seconds',
    help: 'When a partner last did what it was asked, by this process; 0: not yet.',
    labelNames: ['partner'],
    registers,
  });
  const failing = new Gauge({
    name: 'partner_failing',
    help: '1: what a partner was last asked failed.',
    labelNames: ['partner'],
    registers,
  });
  return (partners) => {
    for (const { name: partner, lastSuccessAt, failingSince } of partners) {
      lastSuccess.set({ partner }, (lastSuccessAt?.epochMilliseconds ?? 0) / 1000);
      failing.set({ partner }, failingSince ? 1 : 0);
    }
  };
}
