import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { desk, newDiner } from '../browser.ts';
import { addItem, awake, onTab } from '../diner.ts';

const url = inject('shopUrl');

/** Waits for a step of the checkout, whose heading gets the focus. */
async function stepTo(page: Page, tab: Parameters<typeof onTab>[1]): Promise<void> {
  await onTab(page, tab);
  await page.locator('h1:focus').waitFor();
}

/** Presses Tab until the focused element matches a selector; fails after 250 presses. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

it('a guest orders with the keyboard alone, and always sees where they are [SHL-26]', async () => {
  const { page, leave } = await newDiner(url, { viewport: desk });
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
  // The dialog must trap the focus.
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
  const { page, problems, leave } = await newDiner(url, { viewport: desk });
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
    if (text === 'Aller au panier') await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-link');
  expect(stops).toBeLessThanOrEqual(12);
  // The bag moves the focus to the visible cart and opens no second one.
  await page.getByRole('button', { name: /^Panier, 1 article/ }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('menu-cart');
  expect(await page.locator('dialog').count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

it('from the first dish to the thanks is sixty stops at most, on a desk [SHL-29]', async () => {
  const { page, problems, leave } = await newDiner(url, { viewport: desk });
  await page.goto('/menu');
  await awake(page);
  await page.locator('[data-testid=item] a').first().focus();
  let stops = 0;
  const isAt = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  /** Presses Tab or Shift+Tab until an element has the focus. */
  const goTo = async (selector: string, key = 'Tab') => {
    while (!(await isAt(selector))) {
      await page.keyboard.press(key);
      stops += 1;
      if (stops > 60) throw new Error(`More than sixty stops on the way to ${selector}`);
    }
  };
  const enter = () => page.keyboard.press('Enter');

  await enter();
  const dialog = page.getByTestId('item-dialog');
  await dialog.waitFor();
  await dialog.getByTestId('companions').waitFor();
  await goTo('[data-testid=add-to-cart]');
  await enter();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByTestId('side-dishes').waitFor();
  // Each category starts with a link to the cart.
  await goTo('[data-testid=to-cart]', 'Shift+Tab');
  await enter();
  await goTo('#order-link');
  await enter();
  await page.getByTestId('order-type-pickup').waitFor();
  await stepTo(page, 'type');
  await goTo('[data-testid=order-type-pickup]');
  await enter();
  await stepTo(page, 'personal');
  const diner = { first_name: 'Camille', last_name: 'Martin', email: 'camille@example.com', phone: '0612345678' };
  for (const [name, value] of Object.entries(diner)) {
    await goTo(`[name=${name}]`);
    await page.keyboard.type(value);
  }
  await enter();
  await stepTo(page, 'delivery');
  await goTo('[data-testid=checkout-next]');
  await enter();
  await stepTo(page, 'payment');
  await goTo('[data-testid=place-order]');
  await enter();
  await page.waitForURL('**/success');
  await page.locator('h1:focus').waitFor();
  expect(stops).toBeLessThanOrEqual(60);
  expect(problems).toEqual([]);
  await leave();
});

it('what goes with a dish is one stop, in which the arrows move [SHL-29]', async () => {
  const { page, leave } = await newDiner(url, { viewport: desk });
  await page.goto('/menu');
  await addItem(page, 'Reine');
  const row = page.getByTestId('side-dishes');
  await row.waitFor();
  const stops = () =>
    row.locator('a, button').evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length);
  await expect.poll(stops).toBe(1);
  await row.locator('[tabindex="0"]').focus();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(first);
  expect(await row.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Home');
  expect(await focused()).toBe(first);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).not.toBe(first);
  expect(await stops()).toBe(1);
  await leave();
});

it('the way to the cart is there while it is empty, too [SHL-29]', async () => {
  const { page, leave } = await newDiner(url, { viewport: desk });
  await page.goto('/menu');
  await awake(page);
  await tabTo(page, 'a[href="#menu-cart"]');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('menu-cart');
  await leave();
});
