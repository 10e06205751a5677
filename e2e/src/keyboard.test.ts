import type { Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { closeBrowser, desk, newDiner } from './browser.ts';
import { onTab } from './diner.ts';

const url = inject('shopUrl');
afterAll(closeBrowser);

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
  await page.getByTestId('category').first().waitFor();
  await page.waitForLoadState('networkidle');
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
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-testid=item]')))).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, '[data-testid=add-to-cart]');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });

  await page.goto('/checkout');
  await onTab(page, 'type');
  await tabTo(page, '[data-testid=order-type-pickup], [data-testid=order-type-pickup] *');
  await page.keyboard.press('Space');
  await onTab(page, 'personal');
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
  await onTab(page, 'delivery');
  await tabTo(page, '[data-testid=checkout-next]');
  await page.keyboard.press('Enter');
  await onTab(page, 'payment');
  await tabTo(page, '[data-testid=place-order]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/success');
  await leave();
});
