import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { desk, newDiner } from '../browser.ts';
import { addItem, awake, onTab } from '../diner.ts';

const url = inject('shopUrl');

/** Waits for a step of the checkout, whose heading takes the focus: the diner goes on from there. */
async function stepTo(page: Page, tab: Parameters<typeof onTab>[1]): Promise<void> {
  await onTab(page, tab);
  await page.locator('h1:focus').waitFor();
}

/** Presses Tab until the focused element satisfies a selector; fails after many. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

it('a guest orders with the keyboard alone, and always sees where they are [SHL-26]', async () => {
  const { page, leave } = await newDiner(url, { viewport: desk, reducedMotion: 'reduce' });
  await page.goto('/menu');
  await awake(page);
  await tabTo(page, '[data-testid=item] a');
  const outline = await page.evaluate(() => {
    const focused = document.activeElement as Element;
    return [getComputedStyle(focused).outlineStyle, getComputedStyle(focused, '::after').outlineStyle];
  });
  expect(outline).toContain('solid');
  await page.keyboard.press('Enter');
  const dialog = page.getByTestId('item-dialog');
  await dialog.waitFor();
  // The focus is inside and stays inside.
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('[data-testid=item] :focus').waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, '[data-testid=add-to-cart]');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });

  await page.goto('/checkout');
  await onTab(page, 'type');
  await tabTo(page, '[data-testid=order-type-pickup], [data-testid=order-type-pickup] *');
  await page.keyboard.press('Space');
  await stepTo(page, 'personal');
  for (const [name, value] of [
    ['first_name', 'Camille'],
    ['last_name', 'Martin'],
    ['email', 'camille@example.com'],
    ['phone', '0612345678'],
  ]) {
    await tabTo(page, `[name=${name}]`);
    await page.keyboard.type(value ?? '');
  }
  await page.keyboard.press('Enter');
  await stepTo(page, 'delivery');
  await tabTo(page, '[data-testid=checkout-next]');
  await page.keyboard.press('Enter');
  await stepTo(page, 'payment');
  await tabTo(page, '[data-testid=place-order]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/success');
  await leave();
});

it('from the first tab stop to Commander is twelve at most, with a dish in the cart on a desk', async () => {
  const { page, problems, leave } = await newDiner(url, { viewport: desk, reducedMotion: 'reduce' });
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await page.reload();
  await awake(page);
  const cart = page.getByRole('complementary', { name: 'Panier' });
  await cart.getByTestId('side-dishes').waitFor();
  let stops = 0;
  const tab = async () => {
    await page.keyboard.press('Tab');
    stops += 1;
    return page.evaluate(() => document.activeElement?.textContent ?? '');
  };
  for (let text = await tab(); !text.startsWith('Commander') && stops < 30; text = await tab())
    if (text === 'Aller au panier' || text === 'Passer les suggestions') {
      await page.keyboard.press('Enter');
      if (await page.evaluate(() => document.activeElement?.id === 'order-link')) break;
    }
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-link');
  expect(stops).toBeLessThanOrEqual(12);
  // The bag leads to the cart that stands there, and opens no second one over it.
  await page.getByRole('button', { name: /^Panier, 1 article/ }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('menu-cart');
  expect(await page.locator('dialog').count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});
