import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, newDiner, phone } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const dish = 'Margherita';
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function openCatalogue(options: Parameters<typeof kitchen.newBoard>[0] = {}) {
  const board = await kitchen.newBoard({ viewport: desk, reducedMotion: 'reduce', ...options });
  await board.page.goto('/office/carte');
  await board.page.getByTestId('dish').first().waitFor();
  return board;
}

const pickup = (page: Page) => page.getByLabel('Prix en retrait');
const state = (page: Page) => page.getByTestId('draft-state').innerText().then(plain);

describe('the menu editor', () => {
  it('changes a price by keyboard alone, and diners have it within two seconds of the publication [MED-01, MED-03, OFC-11]', async () => {
    // A kitchen that accepts orders itself publishes nothing while no board is open.
    await kitchen.openBoard();
    const { page, problems } = await openCatalogue();
    const diner = await newDiner(kitchen.shop.url);
    const served = async () => plain(await (await diner.page.request.get('/menu')).text());
    await page.getByRole('button', { name: dish, exact: true }).focus();
    await page.keyboard.press('Enter');
    await pickup(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('11,37 €');
    await page.keyboard.press('Enter');
    await page.getByTestId('part-sheet').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(dish);
    await expect.poll(() => state(page)).toMatch(/^1 modification non publiée/);
    expect(await served()).not.toContain('11,37 €');
    await page.getByRole('button', { name: 'Voir et publier…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Publier', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => state(page)).toBe('Publiée : la boutique montre la nouvelle carte.');
    await expect.poll(served, { timeout: 2_000 }).toContain('11,37 €');
    expect(problems).toEqual([]);
    await diner.leave();
  });

  it('asks before typed text is lost, and has it again after a reload [MED-23]', async () => {
    const { page } = await openCatalogue();
    page.on('dialog', (dialog) => void dialog.accept());
    const before = await state(page);
    await page.getByRole('button', { name: dish, exact: true }).click();
    await pickup(page).fill('12,9');
    await page.reload();
    expect(await pickup(page).inputValue()).toBe('12,9');
    // The second Escape closes a dialog without asking the page.
    for (const isAsking of [true, false, true]) {
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByText('Abandonner ce que vous avez saisi ?').isVisible()).toBe(isAsking);
    }
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await page.getByTestId('part-sheet').waitFor({ state: 'detached' });
    expect(await state(page)).toBe(before);
  });

  it('has no barrier that axe knows in its sheets, by day and by night, and nothing too small to touch [OFC-07, OFC-08, OFC-10]', async () => {
    for (const viewport of [phone, desk])
      for (const theme of ['day', 'night']) {
        const { page } = await openCatalogue({ viewport, bypassCSP: true });
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, theme);
        const look = async (where: string) => {
          const small = await page.locator('dialog button:visible, main button:visible').evaluateAll((buttons) =>
            buttons
              .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
              .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
              .map(({ text }) => text),
          );
          const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          const found = await findViolations(page);
          expect({ where, found, small, isScrolled }).toEqual({ where, found: [], small: [], isScrolled: false });
        };
        const where = `${viewport.width} ${theme}`;
        await page.getByRole('button', { name: dish, exact: true }).click();
        await pickup(page).fill('12,905');
        await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
        await page.getByText('Deux décimales au plus.').waitFor();
        await look(`form ${where}`);
        await pickup(page).fill('12,90');
        await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
        await page.getByText(/^1 modification non publiée/).waitFor();
        await look(`page ${where}`);
        await page.getByRole('button', { name: 'Voir et publier…' }).click();
        await look(`changes ${where}`);
        await page.getByRole('button', { name: `Abandonner la modification de ${dish}` }).click();
        await page.getByTestId('changes-sheet').waitFor({ state: 'detached' });
      }
  });
});
