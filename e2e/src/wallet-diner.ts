import type { FrameLocator, Locator, Page } from 'playwright-core';
import { readLedger } from './card-sandbox.ts';
import type { Shop } from './shop.ts';

/** The place of the provider's button, and the sentence above it. */
export const walletPlace = (page: Page): Locator => page.getByTestId('wallet');

export const walletButton = (page: Page, name = 'Acheter avec Apple Pay'): Locator =>
  walletPlace(page).frameLocator('iframe').getByRole('button', { name });

/** The wallet's own sheet, on top of everything. */
export const walletSheet = (page: Page): FrameLocator =>
  page.frameLocator('dialog iframe[title="Paiement par portefeuille"]');

export const acceptWallet = (page: Page): Promise<void> =>
  walletSheet(page).getByRole('button', { name: 'Payer' }).click();

export const cancelWallet = async (page: Page): Promise<void> => {
  await walletSheet(page).getByRole('button', { name: 'Annuler' }).click();
  await noWalletSheet(page);
};

export const noWalletSheet = (page: Page): Promise<void> =>
  page.locator('dialog iframe[title="Paiement par portefeuille"]').waitFor({ state: 'detached' });

/** Sums the shifts of the page that no press explains, from now on. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown = window as unknown as { shifts: number };
    shown.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shown.shifts += entry.value;
    }).observe({ type: 'layout-shift' });
  });

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** The payment intents of these orders, and the charge of the one that was paid. */
export async function chargeOf(shop: Shop, localIds: unknown[]) {
  const { charges, paymentIntents } = await readLedger(shop);
  const intents = paymentIntents.filter(({ metadata }) => localIds.includes(metadata.local_id));
  const paid = intents.find(({ status }) => status === 'succeeded');
  return { intents, charge: charges.find(({ id }) => id === paid?.latest_charge) };
}
