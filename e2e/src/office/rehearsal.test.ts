import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, phone } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';
import { lookAtPage } from './look-at-page.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function openRehearsal(options: Parameters<typeof kitchen.newBoard>[0] = {}) {
  const board = await kitchen.newBoard({ viewport: desk, ...options });
  await board.page.goto('/office/repetition');
  await question(board.page).getByLabel('Jour').waitFor();
  return board;
}

const question = (page: Page) => page.getByRole('form', { name: 'Ce qu’il faut répéter' });
const fact = (page: Page, name: string) => page.getByTestId(`fact-${name}`).innerText().then(plain);

async function ask(page: Page, day: string, hour: string): Promise<void> {
  await question(page).getByLabel('Jour').fill(day);
  await question(page).getByLabel('Heure').fill(hour);
  await page.getByRole('button', { name: 'Répéter', exact: true }).click();
}

describe('the rehearsal', () => {
  it('tells by keyboard alone what a diner meets on an evening, and what a cart costs [REH-01, REH-02, OFC-11]', async () => {
    const { page, problems } = await openRehearsal();
    await question(page).getByLabel('Jour').fill('2026-12-01');
    await question(page).getByLabel('Heure').fill('19:40');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByTestId('rehearsed').innerText().then(plain))
      .toMatch(/^mardi 1er décembre, 19 h 40/);
    expect(await fact(page, 'opening')).toMatch(/^Ouverture Ouvert jusqu’à/);
    expect(await fact(page, 'asap')).toMatch(/Promis pour 20 h/);
    expect(await fact(page, 'slots')).toContain('trop tôt');
    await page.getByLabel('Ajouter un plat au panier d’essai').fill('margherita');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Une unité de plus/ }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByTestId('sample-quote').innerText().then(plain))
      .toMatch(/^2 × Margherita .*1 achetée = 1 offerte −/);
    expect(problems).toEqual([]);
  });

  it('shows the shop itself at the hour that was asked, in a frame that orders nothing [REH-03]', async () => {
    const { page, problems } = await openRehearsal();
    await ask(page, '2026-12-01', '19:40');
    await page.getByRole('button', { name: 'Voir la boutique' }).click();
    const shown = page.frameLocator('[data-testid=shop-frame]');
    await shown.getByText(/du mardi 1er décembre à 19.h.40, avec le brouillon/).waitFor();
    await shown.getByRole('heading', { name: 'Margherita', exact: true }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('says in words what differs at another hour [REH-09]', async () => {
    const { page } = await openRehearsal();
    await ask(page, '2026-12-01', '19:40');
    const compare = page.getByRole('form', { name: 'Comparer' });
    await compare.getByLabel('Heure').fill('05:00');
    await compare.getByRole('button', { name: 'Comparer' }).click();
    const told = page.getByTestId('differences');
    await told.waitFor();
    expect(plain(await told.innerText())).toMatch(/Ouverture .*Ouvert jusqu’à.*Fermé à cette heure/);
  });

  it('has no barrier that axe knows, by day and by night, on phones and desks [OFC-07, OFC-08, OFC-10]', async () => {
    for (const viewport of [phone, desk])
      for (const theme of ['day', 'night']) {
        const { page } = await openRehearsal({ viewport, bypassCSP: true });
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, theme);
        await page.getByRole('button', { name: 'Livraison' }).click();
        await ask(page, '2026-12-01', '19:40');
        await page.getByTestId('rehearsed').waitFor();
        await page.getByLabel('Ajouter un plat au panier d’essai').fill('margherita');
        await page.getByRole('button', { name: 'Margherita', exact: true }).click();
        await page.getByText(/^Vérifier à nouveau/).waitFor();
        await page.getByRole('button', { name: 'Voir la boutique' }).click();
        await page.getByText('Ordinateur', { exact: true }).click();
        await page.getByTestId('shop-frame').waitFor();
        await lookAtPage(page, `${viewport.width} ${theme}`);
      }
  });
});
