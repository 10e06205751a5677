import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { listOrders } from './listed-orders.ts';
import { makeOrder, postOrder, sendOrder } from './send-order.ts';
import { openShop, type Shop } from './shop.ts';
import { newDataFolder } from './shop-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startServer = (environment: Record<string, string>) =>
  spawn(process.execPath, [manifest.config.serverFile], {
    cwd: root,
    // The ports of the demo's sandboxes may be taken by another test.
    env: {
      ...process.env,
      DEMO: 'true',
      PORT: '0',
      STRIPE_SANDBOX_PORT: '0',
      PRINTER_SANDBOX_PORT: '0',
      ...environment,
    },
  });

/** Starts a server that is expected to fail, and resolves with its output. */
function giveUp(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = startServer(environment);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.once('exit', (code) => resolve({ code, said: said.trim() }));
  });
}

/** Stops a server as soon as its database runs, and resolves with the exit code. */
async function stopWhileItStarts(dataDir: string): Promise<number | null> {
  const child = startServer({ DATA_DIR: dataDir });
  const ended = once(child, 'exit');
  await expect.poll(() => isDatabaseOpen(dataDir)).toBe(true);
  child.kill();
  const [code] = await ended;
  return code;
}

const isDatabaseOpen = (dataDir: string) => existsSync(join(dataDir, 'database/postmaster.pid'));

const messageId = (mail: string) => /^Message-ID:\s*(<[^>]+>)/im.exec(mail)?.[1];

describe('a shop through its ends and starts', () => {
  let shop: Shop;
  /** The numbers of all acknowledged orders. */
  const placed: number[] = [];
  beforeAll(async () => {
    shop = await openShop({ CLOCK: '2027-03-28T09:00:00Z' });
  });
  afterAll(() => shop.dispose());

  async function placeOrder(): Promise<number> {
    const orderNumber = await sendOrder(shop.url, await makeOrder(shop.url));
    placed.push(orderNumber);
    return orderNumber;
  }

  /** Expects that the tools list every acknowledged order once, and no others. */
  async function expectOrders(): Promise<void> {
    const orders = await listOrders(shop);
    // The orders of the demo's account have numbers below 1000.
    const numbers = orders.map(({ orderNumber }) => orderNumber).filter((number) => number >= 1000);
    expect(numbers.sort()).toEqual(placed);
  }

  it('starts its clock where the demo was told to [API-44]', async () => {
    const { headers } = await fetch(`${shop.url}/v2/public/menus`);
    expect(headers.get('date')).toMatch(/^Sun, 28 Mar 2027 09:0\d:\d\d GMT$/);
  });

  it('answers whether it lives, is ready, and how it fares, the last not through a proxy', async () => {
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${shop.url}/metrics`)).text()).toMatch(/^# (HELP|TYPE) /m);
    const proxied = await fetch(`${shop.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(proxied.status).toBeGreaterThanOrEqual(403);
  });

  it('keeps what it stores from all other users', async () => {
    await placeOrder();
    await expect.poll(() => readdir(shop.dataDir)).toEqual(expect.arrayContaining(['database', 'mailbox']));
    const modeOf = async (path: string) => (await stat(join(shop.dataDir, path))).mode & 0o777;
    expect(await modeOf('database')).toBe(0o700);
    // If root runs the shop, the database's user may enter the folder; others may not.
    expect((await modeOf('.')) & 0o007).toBe(0);
  });

  it('is not disturbed by another server that wants its folder, which says so and stops with 1', async () => {
    const { code, said } = await giveUp({ DATA_DIR: shop.dataDir });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain('pris par un autre serveur');
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    await placeOrder();
  });

  it('shows its pages from another server too, whose API it is, behind the same guards [API-01, CFG-04, SEC-11, PLT-15]', async () => {
    const pages = await openShop({ API_ROOT: `${shop.url}/` });
    const html = await (await fetch(`${pages.url}/menu`)).text();
    expect(html).toContain('Margherita');
    for (const path of ['/v2/public/menus', '/v2/office/session']) {
      const missing = await fetch(`${pages.url}${path}`);
      expect([missing.status, await missing.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    }
    const posted = await fetch(`${pages.url}/menu`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(posted.status).toBe(405);
    for (const name of ['content-security-policy', 'strict-transport-security', 'permissions-policy'])
      expect(posted.headers.get(name)).toBeTruthy();
    expect(await readdir(pages.dataDir)).not.toContain('control.sock');
    await pages.dispose();
  });

  it('ends with 0 on SIGTERM within ten seconds, lets the tools read meanwhile, and has each order and each mail once when it comes back', async () => {
    const orderNumber = await placeOrder();
    await expect.poll(async () => (await shop.mails()).length).toBe(2 * placed.length);
    const [first] = await shop.mails();
    expect(first).toContain('Subject:');
    // A stop that takes longer than nine seconds ends with exit code 1.
    expect(await shop.stop()).toBe(0);
    await expectOrders();
    await shop.restart();
    await expectOrders();
    expect(await shop.tool('orders')).toContain(String(orderNumber));
    expect(await shop.tool('orders', 'show', String(orderNumber))).toContain('Camille Martin');
    // Repeated mails of the first orders would be sent before those of the next order.
    await placeOrder();
    await expect.poll(async () => (await shop.mails()).length).toBe(2 * placed.length);
    expect(new Set((await shop.mails()).map(messageId)).size).toBe(2 * placed.length);
  });

  it('ends within ten seconds while twenty-one pages follow seven orders, and their streams end with it [LIV-05]', async () => {
    async function follow(): Promise<Response[]> {
      const answer = await postOrder(shop.url, await makeOrder(shop.url));
      const { payload } = (await answer.json()) as { payload: { order_number: number; track_token: string } };
      placed.push(payload.order_number);
      const open = () => fetch(`${shop.url}/v2/public/orders/${payload.track_token}/live`);
      return Promise.all([open(), open(), open()]);
    }
    const pages: Response[] = [];
    for (let count = 0; count < 7; count++) pages.push(...(await follow()));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const ends = pages.map((page) => page.text());
    expect(await shop.stop()).toBe(0);
    for (const told of await Promise.all(ends)) expect(told).toContain('event: ');
    await shop.restart();
    await expectOrders();
  });

  it('answers every order that was sent on connections in use before a SIGTERM, and keeps what it took', async () => {
    const order = await makeOrder(shop.url);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const ask = (method: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' };
      const request = httpRequest(`${shop.url}${path}`, { agent, method, headers });
      request.end(body && JSON.stringify(body));
      const answer = once(request, 'response').then(async ([response]) => {
        const { payload } = JSON.parse(await text(response));
        return { status: Number(response.statusCode), orderNumber: Number(payload?.order_number) };
      });
      return { written: once(request, 'finish'), answer };
    };
    await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/v2/public/settings').answer));
    const orders = Array.from({ length: 20 }, (_, index) =>
      ask('POST', '/v2/public/checkout/', { ...order, local_id: `${crypto.randomUUID()}-${index}` }),
    );
    // The requests have been sent, but the server has not read them yet.
    await Promise.all(orders.map(({ written }) => written));
    const stopped = shop.stop();
    const answers = await Promise.all(orders.map(({ answer }) => answer));
    expect(await stopped).toBe(0);
    agent.destroy();
    const taken = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    placed.push(...taken.map(({ orderNumber }) => orderNumber).sort());
    await shop.restart();
    await expectOrders();
  });

  it('leaves no database behind where it is stopped while it starts', async () => {
    const dataDir = await newDataFolder();
    expect(await stopWhileItStarts(dataDir)).toBe(0);
    expect(isDatabaseOpen(dataDir)).toBe(false);
    await rm(dataDir, { recursive: true });
  });

  it('loses no acknowledged order when it is killed, and opens again', async () => {
    await placeOrder();
    await shop.kill();
    await shop.restart();
    await expectOrders();
  });

  it('asks orders to wait while its database is away, shows the menu, and takes each once when it is back', async () => {
    const body = await makeOrder(shop.url);
    const database = join(shop.dataDir, 'database');
    // PostgreSQL can't start without this file, so the database is unavailable until the test restores it.
    const needed = join(database, 'global', 'pg_control');
    const server = Number((await readFile(join(database, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    await rename(needed, `${needed}.away`);
    process.kill(server, 'SIGKILL');
    await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(503);
    const refused = await postOrder(shop.url, body);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ status: 'error', code: 'unavailable' });
    for (const path of ['/healthz', '/menu', '/v2/public/menus'])
      expect((await fetch(shop.url + path)).status).toBe(200);

    await rename(`${needed}.away`, needed);
    await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(200);
    placed.push(await sendOrder(shop.url, body));
    expect(await sendOrder(shop.url, body)).toBe(placed.at(-1));
    await expectOrders();
  });
});

describe('a server', () => {
  it('says that a port is in use, and stops with 1', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-port-'));
    const { code, said } = await giveUp({ PORT: String(port), DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain(String(port));
    server.close();
    await rm(dataDir, { recursive: true });
  });

  it('says that the data folder can’t be used', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'comptoir-file-'));
    await writeFile(join(folder, 'a-file'), '');
    const { code, said } = await giveUp({ DATA_DIR: join(folder, 'a-file') });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain(join(folder, 'a-file'));
    await rm(folder, { recursive: true });
  });

  it('says that an address is no database’s, without its password', async () => {
    const { code, said } = await giveUp({ DATABASE_URL: 'mysql://nobody:secret@127.0.0.1/none', DATA_DIR: tmpdir() });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('secret');
  });

  it('waits for a database that does not answer, says so once without its password, and stops when told', async () => {
    const child = startServer({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', DATA_DIR: tmpdir() });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const ended = once(child, 'exit');
    await expect.poll(() => said).toContain('la boutique l’attend.');
    // The time of two further attempts.
    await sleep(2_500);
    child.kill();
    expect(await ended).toEqual([0, null]);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).not.toContain('secret');
  });

  it('leaves a folder of somebody else’s to its owner, whoever starts it', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-owned-'));
    // Root can give the folder to another user; any other user owns it already.
    const owner = process.getuid?.() === 0 ? 1 : process.getuid?.();
    if (process.getuid?.() === 0) await chown(dataDir, 1, 1);
    const shop = await openShop({ DATA_DIR: dataDir });
    await sendOrder(shop.url, await makeOrder(shop.url));
    const entries = (await readdir(dataDir)).filter((name) => !name.endsWith('.lock'));
    expect(entries).toEqual(expect.arrayContaining(['database', 'mailbox', 'stripe-sandbox.jsonl']));
    for (const name of ['.', ...entries]) expect([name, (await stat(join(dataDir, name))).uid]).toEqual([name, owner]);
    await shop.stop();
    await shop.restart();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
