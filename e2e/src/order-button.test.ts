import { expect, inject, it } from 'vitest';
import { newDiner, nothingKept } from './browser.ts';
import { addItem } from './diner.ts';
import { findCovered } from './fit/find-covered.ts';
import { openCart } from './scenes/cart-steps.ts';

const url = inject('shopUrl');

it('never lays anything over the button that orders, while cookies are asked about, a dish was just added, and wherever a hand has scrolled [SHL-26, SHL-06]', async () => {
  const { page, leave } = await newDiner(url, { ...nothingKept });
  await page.goto('/menu');
  for (const name of ['Margherita', 'Reine']) await addItem(page, name);
  await page.getByTestId('cookie-consent').waitFor();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 640],
    [1280, 800],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    const window = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    const isDesk = width >= 1024;
    if (isDesk) await page.getByTestId('side-dishes').getByRole('button').first().click();
    expect(await page.evaluate(findCovered), window).toEqual([]);
    if (isDesk) continue;
    await openCart(page);
    await page.getByTestId('side-dishes').waitFor();
    expect(await page.evaluate(findCovered), `${window}, cart`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await leave();
});
