import { Counter, Gauge, type Registry } from 'prom-client';

export interface KitchenCounts {
  boardsAlive: number;
  streams: number;
  openOrders: Partial<Record<string, number>>;
  oldestUnansweredSeconds: number;
  drifts: number;
  failedNotices: number;
  loadDrifts: number;
}

const openStates = ['new', 'accepted', 'ready', 'on_the_way'];

export function kitchenMetrics(registers: Registry[]): (counts: KitchenCounts) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const boards = gauge('boards_alive', 'Boards that said within a minute that they are there.');
  const streams = gauge('event_streams_open', 'Streams of boards and of pages of orders that this process feeds.');
  const waiting = gauge('oldest_unanswered_order_seconds', 'How long the oldest new order waits for its answer.');
  const failed = gauge('notices_failed', 'Notices that failed five times and are still tried.');
  const loads = gauge('kitchen_load_drifts', 'Sums of the work of posts that are not those of their orders.');
  const drifts = new Counter({ name: 'board_drifts_total', help: 'Boards that held something else.', registers });
  const open = new Gauge({ name: 'orders_open', help: 'Open orders by state.', labelNames: ['state'], registers });
  return (counts) => {
    boards.set(counts.boardsAlive);
    streams.set(counts.streams);
    waiting.set(counts.oldestUnansweredSeconds);
    failed.set(counts.failedNotices);
    loads.set(counts.loadDrifts);
    drifts.reset();
    drifts.inc(counts.drifts);
    for (const state of openStates) open.set({ state }, counts.openOrders[state] ?? 0);
  };
}
