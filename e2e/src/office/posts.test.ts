import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { makeOrder, sendOrder } from '../send-order.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const plain = async (element: Locator) => (await element.innerText()).replace(/\s+/g, ' ');
const sizes = [390, 1280];

async function expectWell(page: Page, size: number): Promise<void> {
  await page.setViewportSize({ width: size, height: 900 });
  const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect([size, isScrolled, await findViolations(page)]).toEqual([size, false, []]);
}

it('names the posts of the kitchen, says what a category costs, and sees and changes their work [CAP-12, BRD-56]', async () => {
  const { page, problems } = await kitchen.newBoard({ viewport: { width: 1280, height: 900 } });
  await page.goto('/office/reglages');
  const panel = page.locator('[data-part="setting/kitchen.posts"]');
  await panel.getByText('Aucun poste.').waitFor();
  for (const [index, [name, units]] of [
    ['Four', '6'],
    ['Froid', '8'],
    ['Livreurs', '60'],
  ].entries()) {
    await panel.getByRole('button', { name: 'Ajouter un poste' }).click();
    const post = panel.getByTestId('post').nth(index);
    await post.getByLabel('Nom du poste').fill(name ?? '');
    await post.getByLabel('Unités par quart d’heure').fill(units ?? '');
  }
  await panel.getByLabel('Le poste des livreurs').selectOption({ label: 'Livreurs' });
  for (const size of sizes) await expectWell(page, size);
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await panel.getByText('Enregistré. C’est déjà en vigueur.').waitFor();

  const menus = await (await page.request.get('/v2/public/menus')).json();
  await page.goto(`/office/carte?ouvrir=category/${menus.payload[0].categories[0].category_id}`);
  await page.getByLabel('Travail en cuisine').selectOption({ label: 'À préciser, par poste' });
  await page.getByLabel('Unités, poste Froid').fill('0,3');
  await page.getByText('De 0,25 à 99, par quarts, ou vide.').waitFor();
  for (const size of sizes) await expectWell(page, size);
  expect(problems).toEqual([]);
});

it('shows what each post has to do on the board and in Créneaux, and changes a quarter of an hour [CAP-12, BRD-56]', async () => {
  const board = await kitchen.openBoard();
  for (let count = 0; count < 2; count += 1)
    await sendOrder(kitchen.shop.url, await makeOrder(kitchen.shop.url, {}, 4));
  const load = board.page.getByTestId('load').getByRole('list', { name: 'Four' });
  await expect.poll(async () => (await plain(load)).match(/· (\d+) \/ 6/g)?.length).toBe(6);
  const loaded = async () => {
    const steps = await load.locator('li').evaluateAll((all) => all.map((one) => Number(one.dataset.units)));
    return steps.reduce((sum, units) => sum + units, 0);
  };
  await expect.poll(loaded).toBe(8);

  const { page, problems } = await kitchen.newBoard({ viewport: { width: 1280, height: 900 } });
  await page.goto('/office/creneaux');
  const ovens = page.locator('[data-testid=post-work][data-post=four]');
  await ovens.first().waitFor();
  const busy = ovens.filter({ hasText: /[1-6] \/ 6/ }).first();
  await busy.waitFor();
  for (const size of sizes) await expectWell(page, size);
  await busy.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByTestId('slot-sheet');
  await sheet.getByLabel('Unités au plus').fill('4');
  await expectWell(page, 390);
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  const changed = ovens.filter({ hasText: 'au lieu de 6' });
  await changed.waitFor();
  await expect.poll(async () => (await plain(load)).includes('/ 4')).toBe(true);
  await changed.click();
  await sheet.getByTestId('slot-usual').click();
  await expect.poll(() => changed.count()).toBe(0);
  expect([problems, board.problems]).toEqual([[], []]);
});
