import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { addItem, fillPersonal, next, onTab } from './diner.ts';

const url = inject('shopUrl');

/** Picks a delivery address in the picker, and returns it as one line. */
async function pickAddress(page: Page): Promise<string> {
  await page.getByTestId('location-button').first().click();
  const picker = page.getByTestId('location-picker');
  await picker.getByTestId('location-option-address').click();
  await picker.getByTestId('address-search').fill('3 rue Coste');
  await picker.getByTestId('address-suggestion').first().click();
  await picker.waitFor({ state: 'hidden' });
  const { address, postal_code, city } = await page.evaluate(() => JSON.parse(localStorage.location)._distance);
  return `${address}, ${postal_code} ${city}`;
}

describe('the checkout', () => {
  it('opens at the first step that lacks something, with all of them in reach, and back leads out of it', async () => {
    const { page, problems, leave } = await newDiner(url);
    await page.goto('/menu');
    await addItem(page, 'Reine', 3);
    await pickAddress(page);
    await page.goto('/checkout');
    // The picker has set the order type, so the checkout starts with the personal data.
    await onTab(page, 'personal');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByTestId('checkout-tab-type').click();
    await onTab(page, 'type');
    await page.goBack();
    await onTab(page, 'personal');
    await page.goBack();
    await page.waitForURL('**/menu');
    expect(problems).toEqual([]);
    await leave();
  });

  it('shows an address that was picked as one line with the way to its door, and opens it to be corrected [CHK-17, CHK-20]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await addItem(page, 'Reine', 3);
    const picked = await pickAddress(page);
    await page.goto('/checkout');
    await fillPersonal(page);
    await next(page);
    await onTab(page, 'delivery');
    await page.getByRole('button', { name: picked }).waitFor();
    expect(await page.locator('[name=address]').isVisible()).toBe(false);
    expect(await page.locator('[name=country]').isVisible()).toBe(false);
    for (const name of ['floor', 'door_code', 'intercom', 'address2'])
      expect(await page.locator(`[name=${name}]`).isVisible(), name).toBe(true);
    await page.getByRole('button', { name: 'Corriger l’adresse' }).click();
    const address = page.locator('[name=address]');
    expect(await address.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(picked.startsWith(`${await address.inputValue()}, `)).toBe(true);
    await next(page);
    await onTab(page, 'payment');
    await leave();
  });
});
