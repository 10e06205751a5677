import { exampleOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyOrders } from '../../testing/copy-orders.ts';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { liveMemory } from '../../testing/live-memory.ts';
import { withOffice } from '../../testing/office-shop.ts';

const share = inject('drillShare');
/** Times and memory say something only at the full counts, on a machine that does nothing else. */
const isMeasured = share === 1;
const [ofMonth, ofYear] = [9_000 * share, 100_000 * share];

let kitchen: Kitchen;
let url: string;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  const office = withOffice(kitchen.shop);
  cookie = await office.signedIn('manager');
  await kitchen.place(exampleOrder());
  await copyOrders(kitchen.shop.database, { from: '2026-10-01T00:00:00Z', days: 31, count: ofMonth });
  await copyOrders(kitchen.shop.database, { from: '2025-06-01T00:00:00Z', days: 365, count: ofYear });
  url = await kitchen.shop.app.listen({ port: 0, host: '127.0.0.1' });
}, 600_000);
afterAll(() => kitchen.close());

const ask = (path: string) => fetch(new URL(`/v2/office/reports${path}`, url), { headers: { cookie } });

it('tells the month of 9,000 orders, at full counts within 500 ms [REP-14]', async () => {
  const times: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const began = performance.now();
    const answer = await ask('?from=2026-10-01&to=2026-10-31');
    const { payload } = (await answer.json()) as { payload: { total: { orders: number }; refunds: number } };
    times.push(performance.now() - began);
    expect([payload.total.orders, payload.refunds]).toEqual([ofMonth, Math.floor(ofMonth / 10)]);
  }
  const [median = 0] = times.toSorted((a, b) => a - b).slice(1);
  console.log(`month of ${ofMonth} orders: ${median.toFixed(0)} ms`);
  if (isMeasured) expect(median).toBeLessThanOrEqual(500);
});

it('sends the year of 100,000 orders as it is read, with bounded memory, while orders go on [REP-14]', async () => {
  // The first file warms up what stays in memory.
  await (await ask('/sales.csv?from=2026-10-01&to=2026-10-31')).text();
  const order = async () => {
    const began = performance.now();
    await kitchen.place();
    return performance.now() - began;
  };
  const quiet = (await Promise.all([order(), order(), order()])).toSorted((a, b) => a - b)[1] ?? 0;
  const before = liveMemory();
  const began = performance.now();
  const answer = await ask('/sales.csv?from=2025-06-01&to=2026-05-31');
  let [firstByte, lines, most, chunks] = [0, 0, 0, 0];
  const waits: number[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    firstByte ||= performance.now() - began;
    lines += decoder.decode(chunk, { stream: true }).split('\n').length - 1;
    chunks += 1;
    if (chunks % 20 === 0) most = Math.max(most, liveMemory() - before);
    if (waits.length < 20) waits.push(await order());
  }
  const rows = await kitchen.rows(
    `select (select count(*) from order_taxes t join order_events e using (order_id) where e.kind = 'paid' and e.at < '2026-06-01T03:00Z')
       + (select coalesce(sum(jsonb_array_length(taxes)), 0) from refunds where settled_at < '2026-06-01T03:00Z') as lines where $1 <> ''`,
    'all',
  );
  const slowest = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95) - 1] ?? 0;
  console.log(
    `year of ${ofYear} orders: first byte ${firstByte.toFixed(0)} ms, ${(most / 2 ** 20).toFixed(0)} MiB, ` +
      `${((performance.now() - began) / 1000).toFixed(1)} s; an order ${quiet.toFixed(0)} ms alone, ${slowest.toFixed(0)} ms beside it (p95)`,
  );
  expect(lines).toBe(1 + Number(rows[0]?.lines));
  if (!isMeasured) return;
  expect(firstByte).toBeLessThanOrEqual(1000);
  expect(most / 2 ** 20).toBeLessThanOrEqual(50);
});
