import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { acceptSoon, card, inColumn, orderCash } from './board-screen.ts';
import { readFocus, type Stop } from './focus-ring.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();

/** Presses Tab until the focus is back at its start. Resolves with all stops; fails if the focus is trapped. */
async function tabAround(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  const isFirst = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const isKnown = activeElement === document.body || activeElement?.hasAttribute('data-tabbed');
      activeElement?.setAttribute('data-tabbed', '');
      return isKnown;
    });
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFirst()) {
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('[data-tabbed]')) one.removeAttribute('data-tabbed');
      });
      return stops;
    }
    stops.push(await readFocus(page));
  }
  throw new Error('Tab goes round without an end.');
}

/** Stops with a focus ring that is visible on fewer than three sides. */
const unseen = (stops: readonly Stop[]) => stops.filter(({ sides }) => sides < 3);

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (
      activeElement?.getAttribute('data-testid') ?? activeElement?.getAttribute('aria-label') ?? activeElement?.tagName
    );
  });

/** Opens a sheet, walks through it with Tab and closes it with Escape. The focus must return to the opener. */
async function visitSheet(page: Page, testId: string): Promise<Stop[]> {
  const opener = await focused(page);
  await page.keyboard.press('Enter');
  const sheet = page.getByTestId(testId);
  await sheet.waitFor();
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((one) => (one.effect?.getTiming().iterations === Infinity ? null : one.finished)),
    ),
  );
  expect(await sheet.evaluate((one) => one.contains(document.activeElement)), testId).toBe(true);
  const stops = await tabAround(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await focused(page), testId).toBe(opener);
  return stops;
}

describe('the board by keyboard', () => {
  it('shows where one is at every stop, of its sheets and bars too, and comes back from each sheet [OFC-11]', async () => {
    const { page, problems } = await kitchen.openBoard();
    const numbers = [await orderCash(kitchen.shop), await orderCash(kitchen.shop), await orderCash(kitchen.shop)];
    const [fresh = 0, cooked = 0, ready = 0] = numbers;
    await inColumn(page, 'new', ready);
    for (const number of [cooked, ready]) {
      // The board ignores taps for a moment after its cards have moved (BRD-60).
      await page.waitForTimeout(700);
      await acceptSoon(page, number);
    }
    await card(page, ready).getByTestId('ready').press('Enter');
    await inColumn(page, 'ready', ready);
    await page.getByTestId('undo-bar').first().waitFor();
    await page.getByTestId('stock').focus();
    expect(unseen(await tabAround(page))).toEqual([]);

    const sheets: [string, () => Promise<void>][] = [
      ['stock-sheet', () => page.getByTestId('stock').focus()],
      ['search-sheet', () => page.getByTestId('search').focus()],
      ['keys-sheet', () => page.getByLabel('Touches').focus()],
      ['order-sheet', () => card(page, fresh).getByRole('button', { name: 'Commande' }).focus()],
      ['refuse-sheet', () => card(page, fresh).getByTestId('refuse').focus()],
      ['delay-sheet', () => card(page, cooked).getByTestId('delay').focus()],
      ['hand-over-sheet', () => card(page, ready).getByTestId('hand-over').focus()],
    ];
    for (const [testId, focus] of sheets) {
      await focus();
      expect(unseen(await visitSheet(page, testId)), testId).toEqual([]);
    }
    await page.getByLabel('Menu', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect([await focused(page), (await readFocus(page)).sides]).toEqual(['A', 4]);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Menu');
    expect(await page.getByRole('link', { name: 'Réglages' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('goes on beside an order that was refused or handed over, and leads to a page’s heading [OFC-11]', async () => {
    const { page } = await kitchen.openBoard();
    const [refused, given] = [await orderCash(kitchen.shop), await orderCash(kitchen.shop)];
    await inColumn(page, 'new', given);
    const isLost = () => page.evaluate(() => document.activeElement === document.body);
    await card(page, refused).getByTestId('refuse').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-reason=closing] input').focus();
    await page.keyboard.press('Space');
    await page.getByTestId('refuse-confirm').focus();
    await page.keyboard.press('Enter');
    await card(page, refused).waitFor({ state: 'detached' });
    expect(await isLost()).toBe(false);
    await card(page, given).getByTestId('accept').focus();
    await page.keyboard.press('Enter');
    await inColumn(page, 'kitchen', given);
    await page.keyboard.press('p');
    await inColumn(page, 'ready', given);
    await card(page, given).getByTestId('hand-over').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('hand-over-confirm').focus();
    await page.keyboard.press('Enter');
    await card(page, given).waitFor({ state: 'detached' });
    expect(await isLost()).toBe(false);

    await page.getByLabel('Menu', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Réglages' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus').getByText('Réglages').waitFor();
    await page.getByRole('link', { name: 'Équipe' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus').getByText('Équipe').waitFor();
  });
});

describe('the pages of the office by keyboard', () => {
  it.each([
    ['/office/disponibilite', 'Disponibilité'],
    ['/office/creneaux', 'Créneaux'],
    ['/office/carte', 'Carte'],
    ['/office/equipe', 'Équipe'],
    ['/office/reglages', 'Réglages'],
  ])('%s shows where one is at every stop and catches nobody [OFC-11]', async (path, name) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      const { page, problems } = await kitchen.newBoard({ viewport });
      await page.goto(path);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const stops = await tabAround(page);
      expect(stops.length).toBeGreaterThan(4);
      expect(unseen(stops), `${viewport.width}`).toEqual([]);
      expect(problems).toEqual([]);
    }
  });

  it('keep the place of whoever changes a person, adds a screen or marks a dish [OFC-11, ROL-01, ROL-07, STK-01]', async () => {
    const { page } = await kitchen.newBoard({ viewport: { width: 1280, height: 800 } });
    const press = async (name: RegExp | string) => {
      await page.getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    await page.goto('/office/equipe');
    await press('Modifier Chef');
    await page.locator('[data-testid=person] button:focus').waitFor();
    await press('Ne rien changer');
    expect(await focused(page)).toBe('Modifier Chef');

    await page.getByLabel('Nom de l’écran').fill('Bar');
    await press('Faire un code');
    await page.locator('button:focus').getByText('Ajouter un autre écran').waitFor();
    await press('Ajouter un autre écran');
    await page.locator('input:focus').waitFor();

    await page.goto('/office/disponibilite');
    await press(/^Marquer épuisé/);
    await page.getByTestId('mark-confirm').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('mark-sheet').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^Remettre/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Marquer épuisé/);
  });
});
