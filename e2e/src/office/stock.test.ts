import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { newDiner } from '../browser.ts';
import { card, inColumn, orderCash } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
/** A dish that needs no choices. */
const dish = 'Burrata, tomates anciennes';
const phone = { width: 390, height: 844 };
const plain = (text: string) => text.replace(/\s+/g, ' ');

const row = (page: Page, name: string) => page.getByTestId('stock-item').filter({ hasText: name }).first();
const strip = (page: Page) => page.getByTestId('stock').innerText().then(plain);

/** Sets from how many units left on diners are told. The page is that of an owner. */
const tellDiners = (page: Page, showLeftFrom: number | null) =>
  page.evaluate(async (shown) => {
    const path = '/v2/office/settings/kitchen';
    const known = (await (await fetch(path)).json()).payload;
    const body = JSON.stringify({ ...known, showLeftFrom: shown });
    await fetch(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  }, showLeftFrom);

/** A diner on the menu; `look` reloads the page and returns a dish's text. */
async function openMenu() {
  const diner = await newDiner(kitchen.shop.url);
  await diner.page.goto('/menu');
  const dishOf = (name: string) => diner.page.getByTestId('item').filter({ hasText: name }).first();
  const look = async (name: string) => {
    await diner.page.reload();
    return plain(await dishOf(name).innerText());
  };
  /** The currently served menu. Server and page may each be two seconds late. */
  const served = async () => plain(await (await diner.page.request.get('/menu')).text());
  return { ...diner, dishOf, look, served };
}

describe('what the kitchen ran out of', () => {
  it('is marked over the board, read by diners and on other boards within two seconds, and put back [STK-01, STK-02, STK-06, STK-07, STK-12, STK-15]', async () => {
    const { page, problems } = await kitchen.openBoard();
    const other = await kitchen.openBoard();
    const diner = await openMenu();
    await diner.dishOf(dish).getByTestId('add-to-cart').click();

    await page.getByTestId('stock').click();
    await page.getByTestId('stock-search').fill('tomates anciennes');
    await row(page, dish)
      .getByRole('button', { name: `Marquer épuisé, ${dish}` })
      .click();
    await page.getByTestId('mark-confirm').click();
    await page.locator('[data-testid=stock-item][data-state=sold-out]').waitFor();
    await expect.poll(() => strip(other.page), { timeout: 2_000 }).toBe('1 épuisé');
    expect(plain(await row(page, dish).innerText())).toContain('Épuisé jusqu’à 22 h 30');

    await expect.poll(diner.served, { timeout: 2_000 }).toContain('Épuisé ce soir');
    // A page that was open all the time updates when its cart opens.
    await diner.page
      .getByRole('button', { name: /^Panier/ })
      .first()
      .click();
    const cart = diner.page.getByTestId('cart');
    await cart.getByRole('alert').getByText(`${dish} vient d’être épuisée.`).waitFor();
    expect(await cart.getByRole('link', { name: /^Commander/ }).count()).toBe(0);
    expect(await cart.getByRole('button', { name: 'La retirer' }).count()).toBe(1);
    await expect.poll(() => diner.look(dish)).toContain('Épuisé ce soir');

    await row(page, dish)
      .getByRole('button', { name: `Remettre ${dish} en vente` })
      .click();
    await page.locator('[data-testid=stock-item][data-state=left]').waitFor();
    await expect.poll(() => strip(other.page), { timeout: 2_000 }).toBe('Disponibilité');
    await expect.poll(diner.served, { timeout: 2_000 }).not.toContain('Épuisé ce soir');
    await expect.poll(() => diner.look(dish)).not.toContain('Épuisé');
    expect([problems, other.problems]).toEqual([[], []]);
    await diner.leave();
  });

  it('is every dish and supplement of an ingredient at once, with the orders that have it [STK-11, STK-14]', async () => {
    const { page } = await kitchen.openBoard();
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    await page.getByTestId('stock').click();
    await page.getByTestId('stock-search').fill('burrata');
    await page.getByTestId('mark-all').click();
    const sheet = page.getByTestId('mark-sheet');
    await sheet.getByText(new RegExp(`Présent dans .*\\sà venir\\s: .*${number}`)).waitFor();
    const found = await sheet.getByRole('checkbox').count();
    expect(found).toBeGreaterThan(1);
    await sheet.locator('[data-length="1h"]').click();
    await sheet.getByText(/seront épuisés jusqu’à 20/).waitFor();
    await sheet.getByTestId('mark-confirm').click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('[data-testid=stock-item][data-state=sold-out]').count()).toBe(found);
    for (let left = found; left > 0; left--) {
      await page
        .getByRole('button', { name: /^Remettre/ })
        .first()
        .click();
      await expect.poll(() => page.locator('[data-testid=stock-item][data-state=sold-out]').count()).toBe(left - 1);
    }
  });

  it('is said with the refusal of an order for it, and nobody else orders it [BRD-30]', async () => {
    const { page } = await kitchen.openBoard();
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    await card(page, number).getByTestId('refuse').click();
    const sheet = page.getByTestId('refuse-sheet');
    await sheet.locator('[data-reason=sold_out]').click();
    const dish = sheet.getByTestId('sold-out-dish').first();
    const [name = ''] = (await dish.innerText()).split('\n');
    await dish.click();
    await sheet.getByText(/épuisé jusqu’à 22\sh\s30, pour tous les clients/).waitFor();
    await sheet.getByTestId('refuse-confirm').click();
    await card(page, number).waitFor({ state: 'detached' });
    await expect.poll(() => strip(page)).toBe('1 épuisé');
    const diner = await openMenu();
    await expect.poll(diner.served, { timeout: 2_000 }).toContain('Épuisé ce soir');
    await expect.poll(() => diner.look(name)).toContain('Épuisé ce soir');
    await diner.leave();
    await page.getByTestId('stock').click();
    await row(page, name)
      .getByRole('button', { name: /^Remettre/ })
      .click();
    await expect.poll(() => strip(page)).toBe('Disponibilité');
  });

  it('is marked by keyboard alone, and the focus comes back to where it was [OFC-11]', async () => {
    const { page } = await kitchen.openBoard();
    await page.getByTestId('stock').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('stock-search').focus();
    await page.keyboard.type('tomates anciennes');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const sheet = page.getByTestId('mark-sheet');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Marquer épuisé, ${dish}`,
    );
    await page.keyboard.press('Escape');
    await page.getByTestId('stock-sheet').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('stock');
  });

  it('is counted for this service by keyboard alone, and the diner reads that few are left and then none [STK-09, STK-10]', async () => {
    const { page } = await kitchen.openBoard();
    await tellDiners(page, 3);
    const diner = await openMenu();
    await page.getByTestId('stock').click();
    await page.getByTestId('stock-search').focus();
    await page.keyboard.type('tomates anciennes');
    // The dish's first button marks it as sold out.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const sheet = page.getByTestId('count-sheet');
    await sheet.getByLabel(/Unités à vendre/).focus();
    await page.keyboard.type('1.5');
    await page.keyboard.press('Enter');
    await sheet.getByText('Un nombre entier de 0 à 999.').waitFor();
    for (const key of ['Backspace', 'Backspace', 'Backspace', '3', 'Enter']) await page.keyboard.press(key);
    await sheet.waitFor({ state: 'detached' });
    const told = () => row(page, dish).innerText().then(plain);
    await expect.poll(told).toContain('En vente · plus que 3');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Compter ce qui reste, ${dish}`,
    );
    await expect.poll(() => diner.look(dish)).toContain('Plus que 3');

    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Une unité de moins' }).press('Enter');
    for (let left = 2; left > 0; left--) await sheet.getByRole('button', { name: 'Une unité de moins' }).press('Enter');
    await sheet.getByTestId('count-save').press('Enter');
    await expect.poll(told).toContain('Épuisé jusqu’à 22 h 30');
    await expect.poll(() => diner.look(dish)).toContain('Épuisé ce soir');

    await row(page, dish)
      .getByRole('button', { name: `Remettre ${dish} en vente` })
      .click();
    await expect.poll(told).not.toContain('plus que');
    await expect.poll(() => diner.look(dish)).not.toContain('Épuisé');
    await diner.leave();
    await tellDiners(page, null);
  });

  it('is shown without a barrier that axe knows, with large places to touch, on a tablet and a phone [OFC-07, OFC-08, OFC-10]', async () => {
    for (const viewport of [{ width: 1280, height: 800 }, phone])
      for (const theme of ['day', 'night']) {
        const { page } = await kitchen.openBoard({ viewport, bypassCSP: true });
        const where = `${viewport.width} ${theme}`;
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, theme);
        await page.getByTestId('stock').click();
        await page.getByTestId('stock-item').first().waitFor();
        const isScrolled = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect([await findViolations(page), await isScrolled()], where).toEqual([[], false]);
        await page.getByTestId('stock-search').fill('mozzarella');
        await page.getByTestId('mark-all').click();
        await page.getByTestId('mark-sheet').waitFor();
        expect([await findViolations(page), await isScrolled()], where).toEqual([[], false]);
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /^Compter/ })
          .first()
          .click();
        await page.getByTestId('count-sheet').waitFor();
        expect([await findViolations(page), await isScrolled()], where).toEqual([[], false]);
        const small = await page.locator('dialog button:visible').evaluateAll((buttons) =>
          buttons
            .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 56 || box.height < 56)
            .map(({ text }) => text),
        );
        expect(small, where).toEqual([]);
      }
  });
});
