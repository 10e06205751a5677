import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDiner, phone } from '../browser.ts';
import { newSite } from '../new-site.ts';
import type { Shop } from '../shop.ts';
import { openOtherShop } from '../whole-order.ts';
import { countTaps } from './count-taps.ts';
import { linkIn } from './office-shop.ts';

const sites = fileURLToPath(new URL('../../../sites', import.meta.url));
const plain = (text: string) => text.replace(/\s+/g, ' ');
/** From the board to a shop with an own dish, own hours and their publication. */
const mostTaps = 21;

let sitesDir: string;
let shop: Shop;
beforeAll(async () => {
  sitesDir = await mkdtemp(join(sites, '.test-'));
  await newSite(sitesDir, 'Chez Ana', 'couscous');
  shop = await openOtherShop({ SITE: 'chez-ana', SITES_DIR: sitesDir });
  // The office accepts changes only at the shop's own address (ROL-25).
  await shop.stop();
  await shop.restart({ SITE_ROOT: shop.url });
});
afterAll(async () => {
  await shop.dispose();
  await rm(sitesDir, { recursive: true });
});

async function enterAsOwner(page: Page): Promise<void> {
  await page.goto(linkIn(await shop.tool('office', 'owner', '--email', 'ana@chez-ana.example')));
  await page.getByLabel('Nouveau mot de passe').fill('une longue phrase de cuisine');
  await page.getByRole('button', { name: 'Entrer' }).click();
  await page.getByLabel('Votre nom').fill('Ana');
  await page.getByRole('button', { name: 'Entrer' }).click();
  await page.getByRole('link', { name: 'Plus tard' }).click();
  await page.waitForURL('**/office/board');
}

/** Goes to a page by the bar of a phone. */
async function goByBar(page: Page, name: string): Promise<void> {
  await page.getByText('Plus', { exact: true }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

const step = (page: Page, name: string) => page.getByTestId('opening-step').filter({ hasText: name });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await page.getByTestId('part-sheet').waitFor({ state: 'detached' });
};

async function replaceDish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plat du jour', exact: true }).click();
  await page.getByLabel('Nom', { exact: true }).fill('Couscous royal');
  await page.getByLabel('Prix en retrait').fill('17,90');
  await page.getByRole('button', { name: 'Retirer la photo' }).click();
  await page.getByText('Oui', { exact: true }).click();
  await page.getByRole('group', { name: 'Le plat contient' }).getByText('Gluten').click();
  await save(page);
}

/** Closes the lunch of Mondays, by the form of the week. */
async function setHours(page: Page): Promise<void> {
  await page.locator('[data-testid=week-day][data-day=mon]').click();
  await page.getByLabel('Heures, plage 1, de').fill('12h');
  await page.getByLabel('Heures, plage 1, à').fill('14h30');
  await save(page);
}

it('a new restaurant is told what is missing, gets its first dish and hours, and sells the dish [CFG-30, MED-08]', async () => {
  const { page, problems, leave } = await newDiner(shop.url, { viewport: phone });
  const taps = await countTaps(page);
  await enterAsOwner(page);
  const before = taps();
  // The browser reports the questions for a password and a name as failed requests.
  problems.splice(0);
  await goByBar(page, 'La boutique');
  await step(page, 'Premiers plats').waitFor();
  expect(await step(page, 'Premiers plats').getAttribute('data-state')).toBe('missing');
  expect(plain(await step(page, 'Premiers plats').innerText())).toContain('sans allergènes déclarés : Plat du jour');
  expect(plain(await page.getByTestId('opening-count').innerText())).toBe('6 étapes sur 7');

  await step(page, 'Premiers plats').getByRole('link').click();
  await replaceDish(page);
  await goByBar(page, 'Horaires');
  await setHours(page);
  await goByBar(page, 'La boutique');
  expect(await step(page, 'Premiers plats').getAttribute('data-state')).toBe('doubtful');
  expect(await step(page, 'Publier').getAttribute('data-state')).toBe('missing');
  const diner = await newDiner(shop.url);
  await diner.page.goto('/menu');
  expect(await diner.page.getByRole('heading', { name: 'Couscous royal' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Voir et publier…' }).click();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('button', { name: 'Publier quand même' }).click();
  await page.getByText('Publiée : la boutique montre la nouvelle carte.').waitFor();
  expect(plain(await page.getByTestId('opening-count').innerText())).toBe('Tout est prêt : la boutique peut ouvrir.');
  expect(taps() - before).toBeLessThanOrEqual(mostTaps);
  await diner.page.goto('/menu');
  await diner.page.getByRole('heading', { name: 'Couscous royal' }).first().waitFor();
  expect(plain(await diner.page.getByRole('main').innerText())).toContain('17,90 €');
  expect([...problems, ...diner.problems]).toEqual([]);
  await diner.leave();
  await leave();
});
