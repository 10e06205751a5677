import type { Page } from 'playwright-core';
import { openPaymentStep } from './card-diner.ts';
import { readLedger } from './card-sandbox.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { listOrders } from './listed-orders.ts';
import { openShop, type Shop } from './shop.ts';

/** A shop that takes PayPal, and to which PayPal's page leads back. */
export async function openPaypalShop(settings: Record<string, unknown> = {}): Promise<Shop> {
  const shop = await openShop({}, { isReachable: true });
  await changeCatalogue(shop, (catalogue) => {
    Object.assign(catalogue.settings, { 'payments.paypal.active': true, ...settings });
  });
  return shop;
}

export const paypalRow = (page: Page) => page.locator('[data-testid=method][data-kind=paypal]');

/** The panel that is shown instead of the steps while the diner may be on PayPal's page. */
export const awayStep = (page: Page, state: string) => page.locator(`[data-testid=away][data-state=${state}]`);

export const approveButton = (page: Page) => page.getByRole('button', { name: 'Approuver' });

/** A guest in front of PayPal's page, who ordered one dish. `chooseTime` runs at the delivery step. */
export async function leaveForPaypal(shop: Shop, chooseTime?: (page: Page) => Promise<void>) {
  const diner = await openPaymentStep(shop, chooseTime ? { prepare: chooseTime } : {});
  const { page } = diner;
  await paypalRow(page).click();
  await page.getByTestId('place-order').click();
  await approveButton(page).waitFor();
  return diner;
}

/** Answers PayPal's page without a browser. Resolves to the address that it leads back to. */
export async function answerPaypal(page: Page, answer: 'approve' | 'refuse' | 'cancel'): Promise<string> {
  const body = new URLSearchParams({ answer });
  const { headers } = await fetch(page.url(), { method: 'POST', body, redirect: 'manual' });
  return headers.get('location') ?? '';
}

/** What this diner's payments came to: the orders in the books, what is held, and what was charged, in integer cents. */
export async function outcomeOf(shop: Shop, localIds: unknown[]) {
  const { charges, paymentIntents } = await readLedger(shop);
  const intents = paymentIntents.filter(({ metadata }) => localIds.includes(metadata.local_id));
  const paid = intents.filter(({ status }) => status === 'succeeded').map(({ latest_charge }) => latest_charge);
  const orders = (await listOrders(shop)).filter(({ localId }) => localIds.includes(localId));
  return {
    orders: orders.map(({ status }) => status),
    held: intents.filter(({ status }) => status === 'requires_capture').length,
    charged: charges.filter(({ id }) => paid.includes(id)).map(({ amount }) => amount),
  };
}

export const paidOnce = { orders: ['paid'], held: 0, charged: [1290] };
export const nothingPaid = { orders: [], held: 0, charged: [] };
