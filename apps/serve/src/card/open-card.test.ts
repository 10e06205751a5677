import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../environment/config.ts';
import { StartFailure } from '../start-failure.ts';
import type { Card } from './card.ts';
import { openCard } from './open-card.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function open(environment: Record<string, string>): Promise<Card> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-card-'));
  closing.push(() => rmSync(dataDir, { recursive: true }));
  const card = await openCard(readConfig({ DEMO: 'true', DATA_DIR: dataDir, ...environment }), {
    currency: 'EUR',
    siteRoot: 'http://localhost:3000',
  });
  if (!card) throw new Error('Nobody takes cards.');
  closing.push(() => card.close());
  return card;
}

describe('two demo servers', () => {
  const intent = { amountCents: 1000, methods: ['card'], customerId: null, localId: 'a-local-id', attempt: 0 };

  it('on one database have one sandbox, in which each knows the other’s payments', async () => {
    const shared = { DATABASE_URL: 'postgres://localhost/shop', STRIPE_SANDBOX_PORT: String(await freePort()) };
    const first = await open(shared);
    const second = await open(shared);
    const made = await second.gateway.createIntent(intent);
    expect(await first.gateway.findIntent(made?.id ?? '')).toMatchObject({ state: 'open', localId: 'a-local-id' });
    expect(second.scriptUrl).toBe('/demo-card/v3/');
  });

  it('with a database each don’t share one by accident: the second says that the port is in use', async () => {
    const STRIPE_SANDBOX_PORT = String(await freePort());
    await open({ STRIPE_SANDBOX_PORT });
    await expect(open({ STRIPE_SANDBOX_PORT })).rejects.toThrow(StartFailure);
  });

  it('don’t take a stranger on the port for a sandbox', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const shared = { DATABASE_URL: 'postgres://localhost/shop', STRIPE_SANDBOX_PORT: String(port) };
    await expect(open(shared)).rejects.toThrow(`Le port ${port}`);
  });
});
