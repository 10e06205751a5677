import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { describeTwoServers } from './describe-two-servers.ts';
import { openNginx } from './open-nginx.ts';

describeTwoServers(openNginx);

/** Sends a request without verifying the certificate, which is self-signed. */
function ask(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: number }>((resolve, reject) => {
    request(url, { headers, rejectUnauthorized: false }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }));
    })
      .on('error', reject)
      .end();
  });
}

describe('nginx as the project configures it', () => {
  let shop: Shop;
  let front: Awaited<ReturnType<typeof openNginx>>;
  beforeAll(async () => {
    shop = await openShop({ TRUST_PROXY: '127.0.0.1' });
    front = await openNginx([shop.url]);
  });
  afterAll(async () => {
    await front.close();
    await shop.dispose();
  });

  it('passes on what the shop compressed and said, and adds nothing [PLT-16]', async () => {
    const accept = { 'accept-encoding': 'br' };
    const [own, passed] = [
      await fetch(`${shop.url}/menu`, { headers: accept }),
      await ask(`${front.url}/menu`, accept),
    ];
    expect([passed.status, passed.headers['content-encoding'], passed.headers.etag]).toEqual([
      ...[200, 'br', own.headers.get('etag')],
    ]);
    expect(passed.headers['content-security-policy']).toBe(own.headers.get('content-security-policy'));
    const known = await ask(`${front.url}/menu`, { ...accept, 'if-none-match': String(passed.headers.etag) });
    expect([known.status, known.bytes]).toEqual([304, 0]);
  });

  it('passes on the time of the shop, from which a preview has its own [API-44, REH-03]', async () => {
    const { headers } = await ask(`${front.url}/v2/public/settings`);
    expect(String(headers.date)).toMatch(/^Fri, 20 Nov 2026 1[89]:/);
  });

  it('tells the shop that somebody came through it, whatever they say of themselves', async () => {
    expect((await ask(`${front.url}/metrics`, { 'x-forwarded-for': '127.0.0.1' })).status).toBeGreaterThanOrEqual(403);
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(200);
  });

  it('keeps hashed files, also for as long as the shop is away', async () => {
    const html = await (await fetch(`${shop.url}/menu`)).text();
    const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
    const accept = { 'accept-encoding': 'br' };
    const first = await ask(front.url + asset, accept);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    await shop.stop();
    // nginx logs errors of the upstream too, which must not contain the query.
    await ask(`${front.url}/v2/public/auth/profile?token=canary-token-of-a-diner`, accept);
    expect(await ask(front.url + asset, accept)).toMatchObject({ status: 200, bytes: first.bytes });
    expect((await ask(`${front.url}/menu`, accept)).status).toBe(502);
    await shop.restart();
    await expect.poll(async () => (await ask(`${front.url}/menu`)).status, { timeout: 15_000 }).toBe(200);
  });

  it('writes no token, code, mail address or link into its logs [SEC-08]', async () => {
    const order = 'canaryOrderLink-0123456';
    const addresses = [
      '/menu',
      '/v2/public/auth/profile?token=canary-token&user_id=7',
      '/v2/public/auth/verify-otp/?otp=482915&email=canary%40example.org',
      `/commande/${order}`,
      `/fr/commande/${order}/`,
      `/v2/public/orders/${order}/live`,
      `/v2/public/orders/%63${order}`,
      // Links as they appear in texts: before a full stop, in brackets, or twice.
      `/commande/${order}.`,
      `/commande/(${order})`,
      `/commande/${order}/${order}/live`,
      '/office/entrer/canary_Owner-Link-0123456789',
    ];
    for (const address of addresses) await ask(front.url + address);
    const logged = await front.logged();
    expect(logged).toContain('GET /v2/public/orders/***/live');
    expect(logged).toContain('GET /menu');
    expect(logged).not.toMatch(/canary|482915|example\.org/i);
  });
});

describe('the units of systemd', () => {
  it('are understood by it', () => {
    const folder = new URL('../../../deploy/systemd/', import.meta.url).pathname;
    const units = readdirSync(folder).map((name) => folder + name);
    const said = (() => {
      try {
        return execFileSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        return String((error as { stderr: unknown }).stderr);
      }
    })();
    // The files of a real installation do not exist on this machine.
    expect(said.split('\n').filter((line) => line !== '' && !line.includes('/opt/comptoir/'))).toEqual([]);
  });
});
