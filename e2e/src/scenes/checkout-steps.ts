import type { Page } from 'playwright-core';
import { chooseZone, enterCheckout, leaveDelivery, type Mode, onTab, walkToDelivery } from '../diner.ts';
import { cartWith } from './cart-steps.ts';
import { walkOnce } from './walk-once.ts';

async function fillCart(page: Page, mode: Mode): Promise<void> {
  await cartWith(page, ['Reine', 'Tiramisu de la maison']);
  if (mode === 'delivery') await chooseZone(page, 'Croix-Rousse');
}

export async function toPersonal(page: Page, mode: Mode): Promise<void> {
  await walkOnce(page, `who orders a ${mode}`, '/checkout', async () => {
    await fillCart(page, mode);
    await enterCheckout(page, mode);
  });
  await onTab(page, 'personal');
}

export async function toDelivery(page: Page, mode: Mode): Promise<void> {
  await walkOnce(page, `where and when of a ${mode}`, '/checkout', async () => {
    await fillCart(page, mode);
    await walkToDelivery(page, mode);
  });
  await onTab(page, 'delivery');
}

export async function toPayment(page: Page, mode: Mode): Promise<void> {
  await toDelivery(page, mode);
  await leaveDelivery(page, mode);
}

export async function order(page: Page, mode: Mode): Promise<void> {
  await toPayment(page, mode);
  await page.getByTestId('place-order').click();
  await page.waitForURL('**/success');
  await page.getByTestId('order-number').waitFor();
}
