import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildPagesServer } from './build-pages-server.ts';
import { openWire, type Wire } from './testing/open-wire.ts';
import { openTestShop } from './testing/test-shop.ts';

async function openShop() {
  const { app, close } = await openTestShop();
  return { app, close };
}

async function openPages() {
  const clock = () => Temporal.Instant.from('2026-11-23T11:00:00Z');
  const app = await buildPagesServer({ logger: false, clock, fallback: (_request, reply) => reply.send('la carte') });
  return { app, close: () => app.close() };
}

// Each request stops after these bytes.
const head = 'GET /menu HTTP/1.1\r\nhost: a\r\nx: ';
const unreadBody = 'GET /menu HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n{';
const body =
  'POST /v2/public/checkout HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{';

describe.each([
  ['the shop', openShop, [head, body]],
  // This process reads no bodies, so it does not wait for any.
  ['the process that shows pages only', openPages, [head]],
])('a slow request to %s', (_, open, awaited) => {
  let wire: Wire;
  let close: () => Promise<unknown>;
  let times: Record<string, number>;
  beforeAll(async () => {
    const { app, ...opened } = await open();
    close = opened.close;
    times = { ...app.server } as unknown as Record<string, number>;
    // The time limits are shorter than a real shop's, to save time.
    Object.assign(app.server, { requestTimeout: 400, headersTimeout: 200, connectionsCheckingInterval: 50 });
    wire = await openWire(app);
  });
  afterAll(() => close());

  it('is waited for fifteen seconds, its head ten [SEC-19]', () => {
    expect(times).toMatchObject({
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      timeout: 20_000,
      connectionsCheckingInterval: 5_000,
    });
  });

  it.each(awaited)('is answered 408 in JSON with every security header: %j [SEC-19, SEC-11, API-44]', async (begun) => {
    const answer = await wire.tell(begun);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"too_slow"');
    for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'date'])
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
  });

  it.each([head, body, unreadBody])('is disconnected, even while it goes on arriving: %j [SEC-19]', async (begun) => {
    const socket = connect({ port: wire.port, host: '127.0.0.1', allowHalfOpen: true });
    const dripping = setInterval(() => socket.write('1'), 20);
    onTestFinished(() => {
      clearInterval(dripping);
      socket.destroy();
    });
    socket.on('error', () => undefined).resume();
    socket.write(begun);
    await expect.poll(() => socket.closed).toBe(true);
  });
});
