import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openOtherShop, orderByCard, orderForPickup } from './whole-order.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('a new restaurant opens as it was written, and sells', async () => {
  const sitesDir = await mkdtemp(join(root, 'sites/.test-'));
  const tool = ['apps/serve/src/tools/shop.ts', 'site', 'new', '--title', 'Chez Ana', '--product', 'couscous'];
  const { stdout } = await promisify(execFile)(process.execPath, tool, {
    cwd: root,
    env: { ...process.env, SITES_DIR: sitesDir },
  });
  expect(stdout).toContain('SITE=chez-ana');
  const shop = await openOtherShop({ SITE: 'chez-ana', SITES_DIR: sitesDir });
  expect(shop.output()).toContain('La boutique Chez Ana est ouverte : http');
  const home = await (await fetch(shop.url)).text();
  const card = new URL(/property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? '');
  expect((await fetch(shop.url + card.pathname)).headers.get('content-type')).toBe('image/jpeg');
  await orderForPickup(shop, 'Plat du jour');
  await orderByCard(shop, 'Assiette végétarienne');
  await shop.dispose();
  await rm(sitesDir, { recursive: true });
});
