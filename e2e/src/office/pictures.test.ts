import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { awake, dish } from '../diner.ts';
import { enterOffice, type OfficeSession } from '../office-hand.ts';
import type { Shop } from '../shop.ts';
import { openOfficeShop } from './office-shop.ts';

const photo = fileURLToPath(new URL('../../../sites/leve-tard/media/app/menu-desk.jpg', import.meta.url));

let shop: Shop;
let office: OfficeSession;
beforeAll(async () => {
  shop = await openOfficeShop();
  office = await enterOffice(shop);
});
afterAll(() => shop.dispose());

async function upload(bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(bytes)]), 'plat.jpg');
  const headers = { origin: shop.url, cookie: office.cookie };
  return fetch(`${shop.url}/v2/office/pictures`, { method: 'POST', headers, body: form });
}

it('a dish is seen as it was photographed, on its card and on its sheet, after a restart too [MED-15, MNU-28]', async () => {
  const added = await upload(await readFile(photo));
  expect(added.status).toBe(200);
  const { address, hash } = ((await added.json()) as { payload: { address: string; hash: string } }).payload;
  await changeCatalogue(shop, ({ menus }) => {
    const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
    Object.assign(items.find(({ item_name }) => item_name === 'Reine') ?? {}, { item_image: address });
  });
  await shop.stop();
  await shop.restart();

  const { page, problems, leave } = await newDiner(shop.url);
  await page.goto('/menu');
  await awake(page);
  const card = dish(page, 'Reine').locator('img').first();
  await card.scrollIntoViewIfNeeded();
  const shown = () =>
    card.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, new URL(img.currentSrc).pathname]);
  await expect.poll(shown).toEqual([true, expect.stringMatching(`^/media/u/${hash}-(480|800)\\.avif$`)]);
  await dish(page, 'Reine').getByRole('heading').click();
  const sheet = page.getByTestId('item-dialog').getByRole('img', { name: 'Reine' });
  await expect.poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await leave();
});

it('a file that is too large is refused in French, and the connection goes on [MED-15]', async () => {
  const refused = await upload(new Uint8Array(12 * 1024 * 1024));
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { status: 'error', code: 'too_large', message: expect.stringContaining('plus de 8 Mo') },
  ]);
  expect((await upload(await readFile(photo))).status).toBe(200);
});
