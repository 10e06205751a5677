import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.ts';

const firstLoadKilobytes = 157;
const storefront = fileURLToPath(new URL('../../../apps/storefront/build/client/assets/', import.meta.url));

describe('the pages of the office', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.dispose());

  const ask = (path: string) => fetch(shop.url + path, { headers: { 'accept-encoding': 'gzip' } });
  const statusOf = async (path: string) => (await ask(path)).status;

  it('load the board with 157 kB of scripts at most, compressed [OFC-03]', async () => {
    const html = await (await ask('/office/board')).text();
    const scripts = [...html.matchAll(/(?:src|modulepreload" href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
    expect(scripts.length).toBeGreaterThan(0);
    const sizes = await Promise.all(
      scripts.map(async (path) => {
        const { headers } = await ask(path);
        expect([path, headers.get('content-encoding')]).toEqual([path, 'gzip']);
        return Number(headers.get('content-length'));
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(firstLoadKilobytes);
  });

  it('leave no trace in the scripts of the shop [OFC-02]', () => {
    const scripts = readdirSync(storefront).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => readFileSync(storefront + file, 'utf8').includes('/v2/office'))).toEqual([]);
  });

  it('are gone with OFFICE=off, and the shop goes on [OFC-04]', async () => {
    expect(await statusOf('/office/board')).toBe(200);
    await shop.stop();
    await shop.restart({ OFFICE: 'off' });
    for (const path of ['/office', '/office/board', '/office/manifest.webmanifest', '/v2/office/session'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await statusOf('/menu')).toBe(200);
  });

  it('are not where the API is somewhere else [OFC-25]', async () => {
    await shop.stop();
    await shop.restart({ OFFICE: 'on', API_ROOT: 'http://127.0.0.1:9' });
    for (const path of ['/office', '/office/board']) expect([path, await statusOf(path)]).toEqual([path, 404]);
  });
});
