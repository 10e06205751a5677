import type { Page } from 'playwright-core';
import { addItem } from '../diner.ts';
import { walkOnce } from './walk-once.ts';

export const openCart = (page: Page) =>
  page
    .getByRole('button', { name: /panier/i })
    .first()
    .click();

export async function cartWith(page: Page, names: string[]): Promise<void> {
  await walkOnce(page, `cart with ${names}`, '/menu', async () => {
    await page.goto('/menu');
    for (const name of names) await addItem(page, name);
  });
}
