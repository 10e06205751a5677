import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { addItem, awake, fillPersonal, next, onTab, openItem } from './diner.ts';

const url = inject('shopUrl');

/** Presses the phone's back button and expects that the open sheet closes and the page stays. */
async function backCloses(page: Page, sheet: Locator): Promise<void> {
  await sheet.waitFor();
  const { pathname } = new URL(page.url());
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(await page.locator('dialog').count()).toBe(0);
}

it('a phone’s back closes what lies over the page, and leads out of the shop once nothing does', async () => {
  const { page, problems, leave } = await newDiner(url);
  await page.goto('/');
  await awake(page);
  await page.getByTestId('location-button').click();
  await backCloses(page, page.getByTestId('location-picker'));
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await backCloses(page, await openItem(page, 'César'));
  await page
    .getByRole('button', { name: /^Panier/ })
    .first()
    .click();
  const drawer = page.locator('dialog');
  await drawer.waitFor();
  await drawer.getByRole('button', { name: /^modifier/i }).click();
  await backCloses(page, page.getByTestId('item-dialog'));
  // A sheet that its own button closed leaves no history entry, so back leads to the previous page.
  const dish = await openItem(page, 'César');
  await dish.getByRole('button', { name: 'Fermer' }).click();
  await dish.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL(`${url}/`);
  expect(problems).toEqual([]);
  await leave();
});

it('back inside the checkout leads from step to step, with all that was typed, and out from the first', async () => {
  const { page, problems, leave } = await newDiner(url);
  await page.goto('/menu');
  await addItem(page, 'Reine');
  await page
    .getByRole('button', { name: /^Panier/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Commander/ })
    .click();
  // A tap on a tab counts as soon as the tab is visible.
  await page.getByTestId('checkout-tab-personal').click();
  await onTab(page, 'personal');
  await fillPersonal(page);
  await next(page);
  await onTab(page, 'delivery');
  await page.goBack();
  await onTab(page, 'personal');
  await page.reload();
  await onTab(page, 'personal');
  expect(await page.locator('[name=last_name]').inputValue()).toBe('Martin');
  await page.goForward();
  await onTab(page, 'delivery');
  await next(page);
  await onTab(page, 'payment');
  await page.goBack();
  await onTab(page, 'delivery');
  await page.getByTestId('checkout-prev').click();
  await onTab(page, 'personal');
  await page.goBack();
  await onTab(page, 'type');
  await page.goBack();
  await page.waitForURL('**/menu');
  expect(problems).toEqual([]);
  await leave();
});
