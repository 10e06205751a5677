import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, newDiner, phone } from '../browser.ts';
import { addItem, enterCheckout, fillPersonal, onTab } from '../diner.ts';
import { nameSeller } from '../name-seller.ts';
import { openShop, type Shop } from '../shop.ts';
import { askDatabase } from '../shop-database.ts';

let shop: Shop;
beforeAll(async () => {
  // Cash that no person collects would never be invoiced (LAW-60).
  shop = await openShop({}, { template: 'kitchen' });
  await nameSeller(shop);
});
afterAll(() => shop.dispose());

const typed = {
  companyName: 'Atelier Perrachon',
  siren: '732 829 320',
  billingAddress: '22 rue de la Martinière',
  billingPostalCode: '69001',
  billingCity: 'Lyon',
  vatNumber: '',
  reference: 'PO-7',
};
const company = (page: Page) => page.getByTestId('company');
const readForm = (page: Page) =>
  company(page)
    .locator('input')
    .evaluateAll((inputs) =>
      Object.fromEntries((inputs as HTMLInputElement[]).map(({ name, value }) => [name, value])),
    );

it.each([
  ['phone', phone],
  ['desk', desk],
])(
  'an order for a company, by keyboard on a %s: a reload keeps its fields, and the order clears them [LAW-57]',
  async (_name, viewport) => {
    const { page, problems, leave } = await newDiner(shop.url, { viewport, bypassCSP: true });
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await enterCheckout(page, 'pickup');
    await fillPersonal(page);
    await page.getByTestId('for-company').focus();
    await page.keyboard.press('Space');
    await company(page).waitFor();
    await page.keyboard.press('Tab');
    for (const text of Object.values(typed)) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    expect(await readForm(page)).toEqual(typed);
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await company(page).waitFor();
    expect(await readForm(page)).toEqual(typed);

    await company(page).locator('[name=siren]').fill('732 829 321');
    await page.keyboard.press('Enter');
    await company(page).getByText('Ce numéro n’est ni un SIREN (9 chiffres) ni un SIRET (14 chiffres).').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('siren');
    expect(await findViolations(page)).toEqual([]);
    await company(page).locator('[name=siren]').fill(typed.siren);
    await page.keyboard.press('Enter');
    await onTab(page, 'delivery');
    await page.getByTestId('checkout-next').press('Enter');
    await onTab(page, 'payment');
    await page.getByText('Facture au nom de Atelier Perrachon').waitFor();
    await page.getByTestId('place-order').press('Enter');
    await page.waitForURL('**/success');
    const number = Number((await page.getByTestId('order-number').innerText()).replace(/\D/g, ''));
    const rows = await askDatabase(shop.dataDir, (query) =>
      query(`select company from order_companies join orders on id = order_id where number = ${number}`),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).toContain('732829320');
    expect(await page.evaluate(() => JSON.parse(sessionStorage.checkout ?? '{}').company ?? null)).toBeNull();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Perrachon');
    expect(problems).toEqual([]);
    await leave();
  },
);
