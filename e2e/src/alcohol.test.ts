import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './accessibility/find-violations.ts';
import { desk, newDiner } from './browser.ts';
import { addItem, onTab, placeOrder, walkToPayment } from './diner.ts';
import { listenToOrders } from './receipt.ts';
import { openShop, type Shop } from './shop.ts';

/** A Tuesday. The usual hours of alcohol end at 22:00, and an order as soon as possible takes 20 minutes or more. */
const evening = '2026-11-24T19:30:00+01:00';
const late = '2026-11-24T21:50:00+01:00';
const wine = 'Côtes-du-rhône';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CLOCK: evening });
});
afterAll(() => shop.dispose());

const plain = (text: string) => text.replace(/\s+/g, ' ');
const box = (page: Page) => page.getByTestId('adult');
const remove = (page: Page) => page.getByRole('button', { name: 'Retirer l’alcool' }).first();

async function atPayment(names: string[]) {
  const diner = await newDiner(shop.url, { viewport: desk, bypassCSP: true });
  await diner.page.goto('/menu');
  for (const name of names) await addItem(diner.page, name);
  await walkToPayment(diner.page, 'pickup');
  return { ...diner, bodies: listenToOrders(diner.page) };
}

describe('an order with alcohol', () => {
  it('asks for the age by one box, by keyboard too, and says what lacks without it [LAW-24, LAW-26]', async () => {
    const { page, bodies, leave } = await atPayment(['Reine', wine]);
    expect(await box(page).isChecked()).toBe(false);
    const said = plain(await page.locator('main').innerText());
    expect(said).toContain('L’abus d’alcool est dangereux pour la santé, à consommer avec modération.');
    expect(said).toContain('Interdit à la vente aux mineurs de moins de 18 ans.');
    await page.getByTestId('place-order').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Confirmez votre âge pour commander de l’alcool.').first().waitFor();
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(bodies).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Space');
    await placeOrder(page);
    expect(bodies.map(({ adult }) => adult)).toEqual([true]);
    await leave();
  });

  it('asks for the age again after a reload, and keeps it in no storage but the attempt [LAW-24]', async () => {
    const { page, leave } = await atPayment(['Reine', wine]);
    await box(page).check();
    // The body of the attempt that is prepared for a card says it, and nothing else does.
    const attempt = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').attempt ?? null);
    await expect.poll(attempt).toMatchObject({ body: { adult: true } });
    const kept = await page.evaluate(() => {
      const { attempt: _, ...cart } = JSON.parse(localStorage.getItem('cart') ?? '{}');
      return JSON.stringify([{ ...localStorage, cart }, { ...sessionStorage }]);
    });
    expect(kept).not.toMatch(/adult/i);
    await page.reload();
    await onTab(page, 'payment');
    await box(page).waitFor();
    expect(await box(page).isChecked()).toBe(false);
    await leave();
  });

  it('asks for no age without alcohol [LAW-24]', async () => {
    const { page, leave } = await atPayment(['Reine']);
    await page.getByTestId('place-order').waitFor();
    expect(await box(page).count()).toBe(0);
    await leave();
  });
});

describe('shortly before the hours of alcohol end', () => {
  beforeAll(async () => {
    await shop.stop();
    await shop.restart({ CLOCK: late });
  });

  it('the cart names the hours and takes the drink out by one tap [LAW-22]', async () => {
    const { page, leave } = await newDiner(shop.url, { viewport: desk });
    await page.goto('/menu');
    await addItem(page, 'Reine');
    expect(await remove(page).count()).toBe(0);
    await addItem(page, wine);
    await remove(page).waitFor();
    const cart = page.getByTestId('cart').last();
    expect(plain(await cart.innerText())).toContain('Pas d’alcool à cette heure : vente de 8 h à 22 h.');
    await remove(page).click();
    await remove(page).waitFor({ state: 'detached' });
    expect(plain(await cart.innerText())).not.toContain(wine);
    expect(plain(await cart.innerText())).toContain('Reine');
    await leave();
  });
});
