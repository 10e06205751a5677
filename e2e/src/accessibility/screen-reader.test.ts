import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desk, newDiner } from '../browser.ts';
import { addItem, awake, fillPersonal, followLink, next, onTab, openItem } from '../diner.ts';
import { inColumn, orderCash } from '../office/board-screen.ts';
import { keepKitchen } from '../office/keep-kitchen.ts';

const url = inject('shopUrl');
const kitchen = keepKitchen();

const plain = (text: string) => text.replace(/\s+/g, ' ');
/** The focused element as "TAG text". */
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`).then(plain);

/** The accessible descriptions by accessible name, which Playwright's own snapshot leaves out. */
async function descriptions(page: Page, role: string): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const found = nodes.filter((node) => node.role?.value === role);
  return Object.fromEntries(
    found.map(({ name, description }) => [plain(name?.value ?? ''), plain(description?.value ?? '')]),
  );
}

describe('what a screen reader reads', () => {
  it('of a sheet: prices belong to the names of choices, rules to their groups [SHL-30]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    await awake(page);
    const menu = await page.locator('main').ariaSnapshot();
    expect(menu).toMatch(/heading "La carte" \[level=1\]/);
    expect(menu).toMatch(/link "Reine"/);
    const dialog = await openItem(page, 'Margherita');
    const sheet = plain(await dialog.ariaSnapshot());
    expect(sheet).toMatch(/radio "Géante 40 cm \+ 3,50 €"/);
    const supplements = [...sheet.matchAll(/checkbox "([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(supplements.length).toBeGreaterThan(2);
    expect(supplements.filter((name) => !/(€|Inclus|Épuisé)$/.test(name))).toEqual([]);
    const groups = await descriptions(page, 'group');
    expect(groups.Taille).toMatch(/Choisi.* 1 choix/);
    expect(Object.values(groups).some((text) => /Facultatif.*Jusqu’à \d/.test(text))).toBe(true);
    await leave();
  });

  it('of a page that is gone to: its heading first, at the checkout and at the thanks too [SHL-29]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/');
    await awake(page);
    await followLink(page, '/menu');
    await page.locator('h1:focus').waitFor();
    expect(await focused(page)).toBe('H1 La carte');
    await addItem(page, 'Reine');
    await page.locator('#order-link').click();
    await page.locator('h1:focus').waitFor();
    expect(await focused(page)).toBe('H1 Comment la voulez-vous ?');
    await page.getByTestId('order-type-pickup').waitFor();
    expect(await focused(page)).toBe('H1 Comment la voulez-vous ?');
    const checkout = plain(await page.locator('main').ariaSnapshot());
    expect(checkout).toMatch(/tab "Mode" \[selected\]/);
    expect(checkout).toMatch(/button "Je viens la chercher .*Gratuit" \[pressed\]/);
    await page.getByTestId('order-type-pickup').click();
    await onTab(page, 'personal');
    await fillPersonal(page);
    await next(page);
    await onTab(page, 'delivery');
    await next(page);
    await onTab(page, 'payment');
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    await page.locator('h1:focus').waitFor();
    expect(await focused(page)).toMatch(/^H1 Merci Camille/);
    await leave();
  });

  it('of the board: each card by its number, so that its buttons are told apart [SHL-30]', async () => {
    const { page } = await kitchen.openBoard();
    const numbers = [await orderCash(kitchen.shop), await orderCash(kitchen.shop)];
    for (const number of numbers) await inColumn(page, 'new', number);
    const board = await page.locator('main').ariaSnapshot();
    for (const number of numbers) {
      expect(board).toMatch(new RegExp(`article "${number}"`));
      expect(await page.getByRole('article', { name: String(number), exact: true }).count()).toBe(1);
    }
  });
});
