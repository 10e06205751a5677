import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { changeSite } from '../changed-site.ts';
import { addItem } from '../diner.ts';
import { openShop, type Shop } from '../shop.ts';

/** An icon that only the cart uses, so no server-rendered page has it. */
const icon = 'trash-2';
const warning = `Unknown icon: ${icon}`;

/** Opens the cart of a shop whose build and icon endpoint lack that icon. */
async function openCart(url: string) {
  const { page, problems, leave } = await newDiner(url);
  const warnings: string[] = [];
  /** Requests to other hosts, with their times. */
  const foreign: { url: string; at: number }[] = [];
  page.on('console', (line) => /icon/i.test(line.text()) && line.type() === 'warning' && warnings.push(line.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) foreign.push({ url: request.url(), at: performance.now() });
  });
  await page.route('**/assets/first-*.js', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    // Removes the icon from the build's list, which is one string or many.
    const list = new RegExp(`\\b${icon}(?=\\.|["'\`],)`);
    if (!list.test(script)) throw new Error('The list of icons is not where it was');
    await route.fulfill({ response: answer, body: script.replace(list, 'another') });
  });
  await page.route('**/_icons/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await page.getByRole('button', { name: 'Panier, 1 article' }).click();
  const remove = page.getByRole('button', { name: /^(Retirer|Supprimer)/ }).first();
  await remove.waitFor();
  const leaveCart = async () => {
    // The cart works without the icon.
    await remove.click();
    await page.getByTestId('cart-line').waitFor({ state: 'detached' });
    expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
    await leave();
  };
  return { remove, warnings, foreign, leave: leaveCart };
}

describe('a shop that names a public icon service', () => {
  const asked: string[] = [];
  let answer: (reply: ServerResponse) => void;
  const service = createServer((request, reply) => {
    asked.push(request.url ?? '');
    answer(reply);
  });
  let host: string;
  let shop: Shop;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    await once(service.listen(0, '127.0.0.1'), 'listening');
    host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const site = await changeSite(`iconHost: '${host}'`);
    remove = site.remove;
    shop = await openShop(site.environment);
  });
  afterAll(async () => {
    await shop.dispose();
    await remove();
    service.closeAllConnections();
    service.close();
  });

  it('has its pages ask it for what the shop does not have, and for nothing else [PLT-08, SEC-11, SEC-16]', async () => {
    asked.length = 0;
    answer = (reply) =>
      reply
        .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify({ prefix: 'lucide', icons: { [icon]: { body: '<path d="M3 6h18"/>' } } }));
    const { remove: button, warnings, foreign, leave } = await openCart(shop.url);
    await expect.poll(() => button.locator('span[aria-hidden]').count()).toBe(1);
    expect(asked).toEqual([`/lucide.json?icons=${icon}`]);
    expect(foreign.map((one) => one.url)).toEqual([`${host}/lucide.json?icons=${icon}`]);
    expect(warnings).toEqual([]);
    await leave();
    expect((await fetch(`${shop.url}/menu`)).headers.get('content-security-policy')).toContain(host);
  });

  it('gives it up after a second and a half, with one warning and no drawing [PLT-08]', async () => {
    asked.length = 0;
    answer = () => undefined;
    const { remove: button, warnings, foreign, leave } = await openCart(shop.url);
    await expect.poll(() => warnings, { interval: 20 }).toEqual([warning]);
    const waited = performance.now() - (foreign[0]?.at ?? 0);
    expect(waited).toBeGreaterThan(1_300);
    expect(waited).toBeLessThan(5_000);
    expect(asked).toHaveLength(1);
    expect(await button.locator('span, svg').count()).toBe(0);
    await leave();
  });

  it('goes on without it where it is down [PLT-08, SHL-21]', async () => {
    asked.length = 0;
    answer = (reply) => reply.destroy();
    const { remove: button, warnings, leave } = await openCart(shop.url);
    await expect.poll(() => warnings).toEqual([warning]);
    expect(await button.locator('span, svg').count()).toBe(0);
    await leave();
  });
});

describe('a shop that names none', () => {
  it('asks nobody beyond itself for an icon that it does not have, and warns once [PLT-08, SHL-21, SEC-16]', async () => {
    const url = inject('shopUrl');
    const { warnings, foreign, leave } = await openCart(url);
    await expect.poll(() => warnings).toEqual([warning]);
    await leave();
    expect(foreign).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect((await fetch(url)).headers.get('content-security-policy')).toMatch(
      /connect-src 'self'( http:\/\/127[^;]*)?;/,
    );
  });
});
