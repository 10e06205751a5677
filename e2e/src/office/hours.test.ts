import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, phone } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function openHours(options: Parameters<typeof kitchen.newBoard>[0] = {}) {
  const board = await kitchen.newBoard({ viewport: phone, ...options });
  await board.page.goto('/office/horaires');
  await board.page.getByTestId('special-day').first().waitFor();
  return board;
}

const state = (page: Page) => page.getByTestId('draft-state').innerText().then(plain);
const sheet = (page: Page) => page.getByTestId('part-sheet');
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();

describe('the page of hours', () => {
  it('takes a vacation of two weeks on a phone, and tells it until it is published [HRS-03, HRS-07]', async () => {
    const { page, problems } = await openHours();
    await page.getByRole('button', { name: 'Ajouter un jour ou des vacances' }).click();
    await page.getByLabel('Premier jour').fill('2027-02-08');
    await page.getByLabel('Dernier jour').fill('2027-02-21');
    await page.getByLabel('Votre mot').fill('Vacances');
    await page.getByLabel('Phrase pour les clients').fill('À bientôt le 22 !');
    await save(page);
    await sheet(page).waitFor({ state: 'detached' });
    const row = page.locator('[data-testid=special-day][data-date="2027-02-08"]');
    expect(plain(await row.innerText())).toBe(
      '8 – 21 févr. 2027 Vacances Fermé « À bientôt le 22 ! » Pas encore publié',
    );
    expect(await state(page)).toMatch(/^1 modification non publiée/);
    await page.getByRole('button', { name: 'Supprimer Vacances' }).click();
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => state(page)).toBe('');
    expect(problems).toEqual([]);
  });

  it('refuses a wrong span at its field, and takes the right one by keyboard alone [HRS-01, HRS-02]', async () => {
    const { page, problems } = await openHours({ viewport: desk });
    await page.locator('[data-testid=week-day][data-day=fri]').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Heures, plage 2, à').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('25:00');
    await page.keyboard.press('Enter');
    await page.getByText('Une heure comme 11:30 ou 11h30.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Heures, plage 2, à');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1h30');
    await page.keyboard.press('Enter');
    await sheet(page).waitFor({ state: 'detached' });
    const saturday = page.locator('[data-testid=week-day][data-day=sat] [data-testid=week-block]');
    await expect.poll(() => saturday.allInnerTexts().then((texts) => texts.map(plain))).toContain('01:30');
    await page.getByRole('button', { name: 'Voir et publier…' }).click();
    expect(plain(await page.getByTestId('change').innerText())).toContain(
      'Vendredi avant : 11 h 30 – 14 h, 18 h 30 – 22 h 30 maintenant : 11 h 30 – 14 h, 18 h 30 – 1 h 30',
    );
    await page.getByRole('button', { name: 'Abandonner la modification de La carte' }).click();
    await page.getByTestId('changes-sheet').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it.each([
    ['a desk', desk, (page: Page) => page.getByLabel('Menu', { exact: true })],
    ['a phone', phone, (page: Page) => page.getByText('Plus', { exact: true })],
  ])('closes tomorrow in three taps from the board, and opens it again: %s [HRS-06]', async (_, viewport, menuOf) => {
    const { page } = await kitchen.openBoard({ viewport });
    await menuOf(page).click();
    await page.getByRole('link', { name: 'Fermer un jour…' }).click();
    await page.getByRole('button', { name: /^Fermer demain/ }).click();
    await page.getByTestId('closed-day').waitFor();
    expect(await page.getByTestId('closing-said').innerText()).toMatch(/la boutique est fermée\.$/);
    await page.getByRole('button', { name: /^Rouvrir/ }).click();
    await page.getByTestId('closed-day').waitFor({ state: 'detached' });
  });

  it('has no barrier that axe knows, and nothing too small to touch [OFC-07, OFC-08, OFC-10]', async () => {
    for (const viewport of [phone, desk])
      for (const theme of ['day', 'night']) {
        const { page } = await openHours({ viewport, bypassCSP: true });
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, theme);
        const look = async (where: string) => {
          const small = await page.locator('dialog button:visible, main button:visible').evaluateAll((buttons) =>
            buttons
              .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
              .filter(({ box }) => box.height < 43.5 || box.width < 24)
              .map(({ text }) => text),
          );
          const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          const found = await findViolations(page);
          expect({ where, found, small, isScrolled }).toEqual({ where, found: [], small: [], isScrolled: false });
        };
        const where = `${viewport.width} ${theme}`;
        await look(`page ${where}`);
        await page.getByRole('button', { name: 'Fermer un jour…' }).click();
        await look(`closing ${where}`);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Ajouter un jour ou des vacances' }).click();
        await page.getByText('Autres heures', { exact: true }).click();
        await save(page);
        await look(`day ${where}`);
        await page.getByRole('button', { name: 'Fermer', exact: true }).click();
        await page.getByRole('button', { name: 'Abandonner' }).click();
        await page.locator('[data-testid=week-day][data-day=fri]').click();
        await look(`weekday ${where}`);
      }
  });
});
