import { randomUUID } from 'node:crypto';
import type { BoardEntry, OfficeSession } from '@comptoir/e2e/office-hand';
import { quantile } from '../quantile.ts';
import type { Measure } from '../report.ts';
import { inTime } from './in-time.ts';

const perSecond = 20;

type Asked = (order: BoardEntry) => object;

/** Sends one action per order of the board at a fixed rate. Returns the durations in milliseconds. */
export async function actOnAll(
  office: OfficeSession,
  { action, perSecond, asked = () => ({}) }: { action: string; perSecond: number; asked?: Asked },
): Promise<number[]> {
  const times: number[] = [];
  await inTime(await office.orders(), perSecond, async (order) => {
    const body = { kind: action, actionId: randomUUID(), version: order.version, ...asked(order) };
    const startedAt = performance.now();
    await office.send('POST', `/v2/office/orders/${order.id}/${action}`, body);
    times.push(performance.now() - startedAt);
  });
  return times;
}

/** Measures the request of a tap on "ready" while all orders are on the board (BRD-58). */
export async function timeActions(office: OfficeSession): Promise<Measure> {
  const times = await actOnAll(office, { action: 'ready', perSecond });
  return {
    name: `a tap with ${times.length} orders open, ${perSecond} a second, 95th percentile`,
    value: quantile(times, 0.95),
    unit: 'ms',
    limit: 300,
    kind: 'most',
    against: `PostgreSQL, median ${quantile(times, 0.5).toFixed(1)} ms`,
  };
}
