import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newSite } from './new-site.ts';
import { openOtherShop, orderByCard, orderForPickup } from './whole-order.ts';

const sites = fileURLToPath(new URL('../../sites', import.meta.url));

it('a new restaurant opens as it was written, and sells', async () => {
  const sitesDir = await mkdtemp(join(sites, '.test-'));
  expect(await newSite(sitesDir, 'Chez Ana', 'couscous')).toContain('SITE=chez-ana');
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
