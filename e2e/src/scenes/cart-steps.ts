import type { Page } from 'playwright-core';
import { addItem } from '../diner.ts';
import { walkOnce } from './walk-once.ts';

export const openCart = (page: Page) =>
  page
    .getByRole('button', { name: /panier/i })
    .first()
    .click();

export async function useCoupon(page: Page, code: string, state: 'valid' | 'invalid'): Promise<void> {
  const cart = page.getByTestId('cart').last();
  await cart.getByTestId('coupon-open').click();
  await cart.getByTestId('coupon-input').fill(code);
  await cart.getByTestId('coupon-apply').click();
  await cart.locator(`[data-testid=coupon-state][data-state=${state}]`).waitFor();
}

export async function cartWith(page: Page, names: string[]): Promise<void> {
  await walkOnce(page, `cart with ${names}`, '/menu', async () => {
    await page.goto('/menu');
    for (const name of names) await addItem(page, name);
  });
}
