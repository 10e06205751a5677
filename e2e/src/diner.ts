import type { Locator, Page } from 'playwright-core';

/** Waits until the page is hydrated, because buttons of the server's HTML have no handlers. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('[data-testid=header]');
    return header !== null && Object.keys(header).some((key) => key.startsWith('__react'));
  });
}

export const followLink = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[data-link][href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

export const dish = (page: Page, name: string): Locator =>
  page.getByTestId('item').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const alert = (page: Page, key: string): Locator => page.locator(`[role=alert][data-i18n="${key}"]`).first();

export const storedLines = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.cart ?? '{}').lines ?? []);

export async function openItem(page: Page, name: string): Promise<Locator> {
  await awake(page);
  await dish(page, name).getByRole('link').first().click();
  const dialog = page.getByTestId('item-dialog');
  await dialog.waitFor();
  return dialog;
}

/** Adds an item with its default options to the cart. */
export async function addItem(page: Page, name: string, quantity = 1): Promise<void> {
  const dialog = await openItem(page, name);
  for (let count = 1; count < quantity; count++)
    await dialog
      .getByRole('button', { name: /^(plus|augmenter|ajouter une?)\b/i })
      .last()
      .click();
  await dialog.getByTestId('add-to-cart').click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function chooseZone(page: Page, zone: string): Promise<void> {
  await page.getByTestId('location-button').first().click();
  const picker = page.getByTestId('location-picker');
  await picker.getByTestId('location-option-address').click();
  await picker.getByTestId('location-option-zone').click();
  await picker.getByTestId('zone-option').filter({ hasText: zone }).click();
  await picker.waitFor({ state: 'hidden' });
}

export async function fillPersonal(page: Page): Promise<void> {
  await page.locator('[name=first_name]').fill('Camille');
  await page.locator('[name=last_name]').fill('Martin');
  await page.locator('[name=email]').fill('camille@example.com');
  await page.locator('[name=phone]').fill('0612345678');
}

export const next = (page: Page) => page.getByTestId('checkout-next').click();

export async function onTab(
  page: Page,
  tab: 'type' | 'personal' | 'delivery' | 'payment' | 'confirmation',
): Promise<void> {
  await page.locator(`[data-testid=checkout-tab-${tab}][aria-selected=true]`).waitFor();
}

export type Mode = 'pickup' | 'delivery';

export async function chooseType(page: Page, mode: Mode): Promise<void> {
  await page.getByTestId('checkout-tab-type').click();
  await page.getByTestId(`order-type-${mode}`).click();
}

export async function enterCheckout(page: Page, mode: Mode): Promise<void> {
  await page.goto('/checkout');
  await chooseType(page, mode);
  await onTab(page, 'personal');
}

export async function walkToDelivery(page: Page, mode: Mode): Promise<void> {
  await enterCheckout(page, mode);
  await fillPersonal(page);
  await next(page);
  await onTab(page, 'delivery');
}

/** Walks from a filled cart to the payment step; a delivery needs a chosen zone. */
export async function walkToPayment(page: Page, mode: Mode): Promise<void> {
  await walkToDelivery(page, mode);
  await leaveDelivery(page, mode);
}

export async function leaveDelivery(page: Page, mode: Mode): Promise<void> {
  if (mode === 'delivery') await page.locator('[name=address]').fill('3 rue de Cuire');
  await next(page);
  await onTab(page, 'payment');
}

export async function cents(scope: Page | Locator, hook: string): Promise<number> {
  const text = await scope.getByTestId(hook).first().getAttribute('data-cents');
  return Number(text);
}

export async function placeOrder(page: Page): Promise<number> {
  await page.getByTestId('place-order').click();
  await page.waitForURL('**/success');
  const number = await page.getByTestId('order-number').innerText();
  return Number(number.replace(/\D/g, ''));
}
