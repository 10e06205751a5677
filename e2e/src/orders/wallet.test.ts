import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardFrame, chooseCard, openPaymentStep } from '../card-diner.ts';
import { registerWallets, tellSandbox } from '../card-sandbox.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { alert, onTab } from '../diner.ts';
import { openShop, type Shop } from '../shop.ts';
import {
  acceptWallet,
  cancelWallet,
  chargeOf,
  shiftsOf,
  walletButton,
  walletPlace,
  walletSheet,
  watchShifts,
} from '../wallet-diner.ts';

const intentPath = '**/v2/public/checkout/stripe-payment-intent';
const failedKey = 'Payment failed, please try again';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await registerWallets(shop);
});
afterEach(() => tellSandbox(shop, { clear: true }));
afterAll(async () => {
  await shop.dispose();
});

const row = (page: Page) => page.locator('[data-testid=method][data-kind=wallet]');

/** A diner whose browser can ask wallets, at the payment step. */
const openWallets = (prepare: (page: Page) => Promise<unknown> = async () => undefined) =>
  openPaymentStep(shop, {
    prepare: async (page) => {
      // The light browser of the tests knows no payment requests.
      await page.evaluate(() => Object.assign(window, { PaymentRequest: class {} }));
      await prepare(page);
    },
  });

async function openSheet(page: Page): Promise<void> {
  await row(page).click();
  await walletButton(page).click();
  await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
}

describe('the row of the wallets', () => {
  it('has the names of those that can pay, between cash and card, and moves nothing [PYX-17]', async () => {
    const { page, leave } = await openWallets(watchShifts);
    await row(page).waitFor();
    expect(await row(page).locator('b').innerText()).toBe('Apple Pay ou Google Pay');
    const kinds = await page
      .getByTestId('method')
      .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-kind')));
    expect(kinds).toEqual(['cash', 'wallet', 'card']);
    expect(await shiftsOf(page)).toBeLessThan(0.001);
    expect(await page.locator('input[name=method]:checked').getAttribute('value')).toBe('cash');
    await leave();
  });

  it('is not there where no wallet can pay, and goes with the last one [PYX-17]', async () => {
    await tellSandbox(shop, { wallets: { device: [] } });
    const { page, leave } = await openWallets(watchShifts);
    await page.waitForTimeout(3500);
    expect(await row(page).count()).toBe(0);
    expect(await shiftsOf(page)).toBeLessThan(0.001);
    await tellSandbox(shop, { wallets: { device: ['google_pay'] } });
    await page.waitForTimeout(1500);
    await chooseCard(page);
    await row(page).waitFor();
    expect(await row(page).locator('b').innerText()).toBe('Google Pay');
    await row(page).click();
    await walletButton(page, 'Acheter avec Google Pay').waitFor();
    await tellSandbox(shop, { wallets: { device: [] } });
    await cardFrame(page).getByLabel('Numéro de carte').waitFor();
    expect(await row(page).count()).toBe(0);
    await leave();
  });

  it('is not asked for where the restaurant wants no wallets [PYX-25, PYX-26]', async () => {
    await changeCatalogue(shop, ({ settings }) => {
      settings['payments.wallets.active'] = false;
    });
    const { page, sandboxPaths, leave } = await openWallets();
    await page.waitForTimeout(1000);
    expect(await row(page).count()).toBe(0);
    expect(sandboxPaths.filter((path) => path.includes('express-frame') || path.includes('wallets'))).toEqual([]);
    await leave();
    await changeCatalogue(shop, ({ settings }) => {
      settings['payments.wallets.active'] = true;
    });
  });
});

describe('a wallet', () => {
  it('pays the total that the recap shows, under its text, for the name of the form [PYX-18, PYX-20, PYX-22]', async () => {
    const diner = await openWallets();
    const { page, orders, problems, leave } = diner;
    const total = Number((await page.getByTestId('place-order').innerText()).replace(/\D/g, ''));
    await row(page).click();
    const words = (await walletPlace(page).innerText()).replace(/\s+/g, ' ');
    expect(words).toContain('En touchant ce bouton, vous commandez avec obligation de paiement : ');
    expect(await page.getByTestId('place-order').count()).toBe(0);
    await walletButton(page).click();
    const shown = (await walletSheet(page).locator('dl dd').last().innerText()).replace(/\D/g, '');
    expect(Number(shown)).toBe(total);
    await acceptWallet(page);
    await page.waitForURL('**/success');
    const { intents, charge } = await chargeOf(shop, diner.localIds());
    expect([intents.length, charge?.amount, orders().length]).toEqual([1, total, 1]);
    expect(charge?.payment_method_details.card?.wallet?.type).toBe('apple_pay');
    expect(orders()[0]?.body.customer).toMatchObject({ first_name: 'Camille' });
    expect(problems).toEqual([]);
    await leave();
  });

  it('may be cancelled five times: one payment, one order, and the wallet stays chosen [PYX-23]', async () => {
    const diner = await openWallets();
    const { page, orders, leave } = diner;
    for (let times = 0; times < 5; times += 1) {
      await openSheet(page);
      await cancelWallet(page);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.locator('input[name=method]:checked').getAttribute('value')).toBe('wallet');
    }
    await openSheet(page);
    await acceptWallet(page);
    await page.waitForURL('**/success');
    expect([(await chargeOf(shop, diner.localIds())).intents.length, orders().length]).toEqual([1, 1]);
    await leave();
  });

  it('opens its sheet at once while the server does not answer, and says in time that nothing was paid [PYX-19, PYX-21]', async () => {
    let isFree = () => {};
    const free = new Promise<void>((resolve) => {
      isFree = resolve;
    });
    const { page, orders, leave } = await openWallets((opened) =>
      opened.route(intentPath, async (route) => {
        await free;
        await route.continue().catch(() => undefined);
      }),
    );
    await openSheet(page);
    await acceptWallet(page);
    await alert(page, failedKey).waitFor();
    expect(await alert(page, failedKey).innerText()).toContain('Le paiement n’a pas pu démarrer. Rien n’a été débité.');
    expect(await page.locator('dialog iframe').count()).toBe(0);
    expect(orders()).toEqual([]);
    isFree();
    await leave();
  });

  it('opens no sheet for an order that lacks something, and leads there [PYX-19]', async () => {
    const { page, leave } = await openWallets();
    await row(page).waitFor();
    await page.getByTestId('checkout-tab-personal').click();
    await page.locator('[name=last_name], [name=lastName]').first().fill('');
    await page.getByTestId('checkout-tab-payment').click();
    await row(page).click();
    await walletButton(page).click();
    await onTab(page, 'personal');
    expect(await page.locator('dialog iframe').count()).toBe(0);
    await leave();
  });

  it('that is refused says so in the page and pays at the next try; a stolen card is not told why [PYX-09, PYX-21]', async () => {
    const diner = await openWallets();
    const { page, orders, leave } = diner;
    await openSheet(page);
    await walletSheet(page).getByLabel('Carte').selectOption('pm_card_chargeDeclinedStolenCard');
    await acceptWallet(page);
    await alert(page, failedKey).waitFor();
    expect(await alert(page, failedKey).innerText()).toContain('Votre banque a refusé ce paiement.');
    expect(await page.locator('dialog iframe').count()).toBe(0);
    expect(orders()).toEqual([]);
    await openSheet(page);
    await acceptWallet(page);
    await page.waitForURL('**/success');
    expect((await chargeOf(shop, diner.localIds())).intents).toHaveLength(1);
    await leave();
  });

  it('pays beside a card that was typed in part [PYX-24]', async () => {
    const { page, leave } = await openWallets();
    await chooseCard(page);
    await cardFrame(page).getByLabel('Numéro de carte').fill('4242 42');
    await openSheet(page);
    await acceptWallet(page);
    await page.waitForURL('**/success');
    await leave();
  });

  it('sends its order again where the answer was lost, without paying again [PAY-16, PYX-21]', async () => {
    const diner = await openWallets((opened) =>
      opened.route('**/v2/public/checkout/', (route) => route.abort(), { times: 1 }),
    );
    const { page, confirmations, leave } = diner;
    await openSheet(page);
    await acceptWallet(page);
    await alert(page, 'An error occurred, please try again').waitFor();
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    expect([confirmations(), (await chargeOf(shop, diner.localIds())).intents.length]).toEqual([1, 1]);
    await leave();
  });
});
