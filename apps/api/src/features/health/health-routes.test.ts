import { readFileSync } from 'node:fs';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('says that it lives and that it is ready', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await shop.send('GET', path)).statusCode).toBe(200);
});

it('counts orders, and answers by the pattern of their address', async () => {
  await shop.send('POST', paths.checkout, pickupOrder());
  await shop.send('GET', paths.product(101));
  await shop.send('GET', '/v2/made-up-by-a-visitor');
  const answer = await shop.send('GET', '/metrics');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toMatch(/^orders_total 1$/m);
  expect(answer.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v2/public/products/:id",status="2xx"} 1',
  );
  expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 1');
  expect(answer.body).not.toContain('made-up');
  for (const name of [
    'outbox_waiting',
    'process_resident_memory_bytes',
    'nodejs_heap_used_bytes',
    'process_uptime_seconds',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_gc_duration_seconds',
  ])
    expect(answer.body).toContain(`# TYPE ${name} `);
});

it('tells when the shop was last backed up, and whether that fails, if backups are on [PLT-26]', async () => {
  expect((await shop.send('GET', '/metrics')).body).not.toContain('partner="backup"');
  const at = Temporal.Instant.from('2026-11-26T03:30:00Z');
  const backedUp = await openTestShop({ backups: () => ({ lastSuccessAt: at, failingSince: at }) });
  const { body } = await backedUp.send('GET', '/metrics');
  expect(body).toContain(`partner_last_success_timestamp_seconds{partner="backup"} ${at.epochMilliseconds / 1000}`);
  expect(body).toContain('partner_failing{partner="backup"} 1');
  await backedUp.close();
});

it('tells how many entries of the books wait for their seal and how long, and stays ready [BOK-11]', async () => {
  const other = await openTestShop();
  const told = async () => (await other.send('GET', '/metrics')).body;
  expect(await told()).toMatch(/^book_entries_unsealed 0$[\s\S]*^books_head_age_seconds 0$/m);
  await other.send('POST', paths.checkout, pickupOrder());
  other.setClock('2026-11-23T12:01:30');
  expect(await told()).toMatch(/^book_entries_unsealed 1$[\s\S]*^books_head_age_seconds 90$/m);
  expect((await other.send('GET', '/readyz')).statusCode).toBe(200);
  await other.close();
});

it('counts orders without reading them', async () => {
  // The tasks of the last order are finished first.
  await shop.api.drainOutbox();
  const query = vi.spyOn(pg.Pool.prototype, 'query');
  await shop.send('GET', '/metrics');
  const asked = query.mock.calls.map(([statement]) => String((statement as { text?: string }).text ?? statement));
  query.mockRestore();
  expect(asked.filter((text) => text.includes('orders'))).toEqual([]);
});

it.each(['x-forwarded-for', 'forwarded'])('refuses the figures to a request through a proxy (%s)', async (header) => {
  expect((await shop.send('GET', '/metrics', undefined, { headers: { [header]: '198.51.100.1' } })).statusCode).toBe(
    404,
  );
});

it('has every figure of the guide’s alarm rules', async () => {
  const guide = readFileSync(new URL('../../../../../docs/guides/operate.md', import.meta.url), 'utf8');
  const rules = /```yaml\n(groups:.*?)```/s.exec(guide)?.[1] ?? '';
  const names = [...rules.matchAll(/\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b/g)].map(([, name = '']) => name);
  const { body } = await shop.send('GET', '/metrics');
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) expect(body).toMatch(new RegExp(`^${name}\\b`, 'm'));
});
