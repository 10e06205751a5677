import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardEntry, OfficeSession } from '@comptoir/e2e/office-hand';
import { quantile } from '../quantile.ts';
import type { Measure } from '../report.ts';
import { inTime } from './in-time.ts';

const perSecond = 5;

/** Measures the time from the diner's response until the board's stream contains the order (BRD-06). */
export async function timeArrivals(
  { url, office, count }: { url: string; office: OfficeSession; count: number },
  place: () => Promise<string>,
): Promise<Measure> {
  const heardAt = new Map<string, number>();
  const leave = await hearOrders(url, office.cookie, (id) => heardAt.set(id, performance.now()));
  const placedAt = new Map<string, number>();
  await inTime(Array.from({ length: count }), perSecond, async () => {
    const id = await place();
    placedAt.set(id, performance.now());
  });
  while ([...placedAt.keys()].some((id) => !heardAt.has(id))) await sleep(50);
  leave();
  const times = [...placedAt].map(([id, at]) => Math.max(0, (heardAt.get(id) ?? Number.NaN) - at));
  return {
    name: `an order on a board, ${count} at ${perSecond} a second, 99th percentile`,
    value: quantile(times, 0.99),
    unit: 'ms',
    limit: 500,
    kind: 'most',
    against: `after the diner's answer, median ${quantile(times, 0.5).toFixed(1)} ms`,
  };
}

/** Calls `tell` with the id of each order in the board's event stream. Resolves with a function that closes the stream. */
async function hearOrders(url: string, cookie: string, tell: (id: string) => void): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let text = '';
  const request = get(`${url}/v2/office/board/stream`, { headers: { cookie } }, (answer) => {
    answer.setEncoding('utf8').on('data', (piece: string) => {
      const events = (text + piece).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        resolve();
        const data = /^event: order$/m.test(event) && /^data: (.+)$/m.exec(event)?.[1];
        if (data) tell((JSON.parse(data) as BoardEntry).id);
      }
    });
    answer.on('error', () => undefined);
  });
  request.on('error', () => undefined);
  await promise;
  return () => request.destroy();
}
