import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerWallets, tellSandbox } from '../card-sandbox.ts';
import { type Catalogue, changeCatalogue } from '../change-catalogue.ts';
import { alert } from '../diner.ts';
import { type ExpressDiner, expressButton, expressSheet, openCart } from '../express-diner.ts';
import { enterOffice } from '../office-hand.ts';
import { openShop, type Shop } from '../shop.ts';
import { acceptWallet, chargeOf, noWalletSheet, walletButton, walletSheet } from '../wallet-diner.ts';

const intentPath = '**/v2/public/checkout/stripe-payment-intent';
const quotePath = '**/v2/public/quote';
const errorKey = 'An error occurred, please try again';
const failedKey = 'Payment failed, please try again';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await registerWallets(shop);
});
afterEach(() => tellSandbox(shop, { clear: true }));
afterAll(() => shop.dispose());

const ofReine = ({ menus }: Catalogue) =>
  menus
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
    .filter(({ item_name }) => item_name === 'Reine');

const priceReine = (price: number) =>
  changeCatalogue(shop, (catalogue) => {
    for (const { item_price } of ofReine(catalogue)) item_price.price_pickup = price;
  });

/** Nothing is held and nothing was taken. */
async function expectNothingPaid({ localIds, orders }: ExpressDiner): Promise<void> {
  const { intents } = await chargeOf(shop, localIds());
  expect(intents.filter(({ status }) => ['requires_capture', 'succeeded', 'processing'].includes(status))).toEqual([]);
  expect(orders()).toEqual([]);
}

const spaced = (text: string) => text.replace(/\s+/g, ' ');

describe('an express pickup whose price', () => {
  it('rose before it opens says both amounts, and opens no wallet before the diner goes on [PYX-30]', async () => {
    const diner = await openCart(shop);
    const { page, leave } = diner;
    // The cart keeps the price that it has shown until the server is asked.
    await page.route('**/v2/public/menus*', (route) => route.abort());
    await priceReine(13.4);
    await expressButton(page).click();
    await expressSheet(page).getByText('Le montant a changé').waitFor();
    expect(spaced(await expressSheet(page).innerText())).toContain('Le montant a changé : 12,90 € → 13,40 €.');
    expect(await walletButton(page).isVisible()).toBe(false);
    await expressSheet(page).getByRole('button', { name: 'Continuer à 13,40 €' }).click();
    await walletButton(page).click();
    await acceptWallet(page);
    await page.waitForURL('**/success');
    expect((await chargeOf(shop, diner.localIds())).charge?.amount).toBe(1340);
    await leave();
    await priceReine(12.9);
  });

  it('rises while the wallet is open pays nothing, and says so [PYX-30, PYX-34]', async () => {
    const diner = await openCart(shop);
    const { page, leave } = diner;
    await expressButton(page).click();
    await walletButton(page).click();
    await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
    await priceReine(13.4);
    await acceptWallet(page);
    await noWalletSheet(page);
    await expressSheet(page).getByRole('button', { name: 'Continuer à 13,40 €' }).waitFor();
    // The alert lists it, and no note says it once more.
    expect(await expressSheet(page).getByRole('alert').count()).toBe(1);
    expect(await expressSheet(page).getByText('Le montant a changé').count()).toBe(0);
    await expectNothingPaid(diner);
    await leave();
    await priceReine(12.9);
  });
});

describe('an express pickup that the shop refuses', () => {
  it('because a dish ran out while the wallet was open names it, and holds nothing [PYX-34]', async () => {
    const diner = await openCart(shop);
    const { page, leave } = diner;
    await expressButton(page).click();
    await walletButton(page).click();
    await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
    await changeCatalogue(shop, (catalogue) => {
      for (const item of ofReine(catalogue)) item.is_available = false;
    });
    await acceptWallet(page);
    await noWalletSheet(page);
    await alert(page, errorKey).waitFor();
    expect(await alert(page, errorKey).innerText()).toContain('Reine');
    expect(await walletButton(page).isVisible()).toBe(false);
    await expectNothingPaid(diner);
    await leave();
    await changeCatalogue(shop, (catalogue) => {
      for (const item of ofReine(catalogue)) item.is_available = true;
    });
  });

  it('because the chosen time went while the wallet was open names it, holds nothing, and offers the next ones [PYX-34]', async () => {
    const { send } = await enterOffice(shop);
    const diner = await openCart(shop);
    const { page, orders, leave } = diner;
    await expressButton(page).click();
    await page.getByTestId('express-time').click();
    const chosen = expressSheet(page).getByTestId('next-time').nth(2);
    const value = (await chosen.getAttribute('data-time')) ?? '';
    await chosen.click();
    await walletButton(page).click();
    await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
    const closed = { mode: 'pickup', date: '2026-11-20', value, capacity: 0 };
    await send('PUT', '/v2/office/slots', { actionId: crypto.randomUUID(), ...closed });
    await acceptWallet(page);
    await noWalletSheet(page);
    await expressSheet(page).getByRole('alert').getByText('Ce créneau n’est plus disponible').waitFor();
    expect(await expressSheet(page).getByRole('alert').count()).toBe(1);
    await expectNothingPaid(diner);
    await expressSheet(page).locator(`[data-testid=slot][data-time="${value}"][data-state=closed]`).waitFor();
    await expressSheet(page).getByTestId('next-time').nth(1).click();
    await walletButton(page).click();
    await acceptWallet(page);
    await page.waitForURL('**/success');
    expect(orders()[0]?.body.customer).not.toMatchObject({ date: `2026-11-20 ${value}` });
    await leave();
  });

  it('because the chosen time is gone lists those that are free [PYX-34]', async () => {
    const { page, leave } = await openCart(shop);
    await page.route(
      quotePath,
      (route) =>
        route.fulfill({
          status: 422,
          json: { status: 'error', code: 'slot_unavailable', message: 'Ce créneau n’est plus disponible' },
        }),
      { times: 1 },
    );
    await expressButton(page).click();
    await expressSheet(page).getByRole('alert').getByText('Ce créneau n’est plus disponible').waitFor();
    expect(await walletButton(page).isVisible()).toBe(false);
    await expressSheet(page).getByTestId('next-time').nth(1).click();
    await walletButton(page).waitFor();
    await leave();
  });
});

describe('an express pickup without an answer', () => {
  it('to its total says so, and asks again when told [PYX-30]', async () => {
    const { page, leave } = await openCart(shop);
    await page.route(quotePath, (route) => route.abort(), { times: 1 });
    await expressButton(page).click();
    await expressSheet(page).getByText('Le total n’a pas pu être vérifié.').waitFor();
    await expressSheet(page).getByRole('button', { name: 'Réessayer' }).click();
    await walletButton(page).waitFor();
    await leave();
  });

  it('to its payment ends in time, and nothing was debited [PYX-35]', async () => {
    const diner = await openCart(shop);
    const { page, leave } = diner;
    await page.route(intentPath, () => undefined);
    await expressButton(page).click();
    await walletButton(page).click();
    const start = Date.now();
    await acceptWallet(page);
    await alert(page, failedKey).waitFor();
    expect(Date.now() - start).toBeLessThan(12_000);
    expect(await alert(page, failedKey).innerText()).toContain('Le paiement n’a pas pu démarrer. Rien n’a été débité.');
    await noWalletSheet(page);
    await expectNothingPaid(diner);
    await leave();
  });

  it('to its order goes on in the checkout, which sends it again without paying again [PYX-33]', async () => {
    const diner = await openCart(shop);
    const { page, leave } = diner;
    await page.route('**/v2/public/checkout/', (route) => route.abort(), { times: 1 });
    await expressButton(page).click();
    await walletButton(page).click();
    await acceptWallet(page);
    await page.waitForURL('**/checkout');
    await alert(page, errorKey).waitFor();
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    expect((await chargeOf(shop, diner.localIds())).intents).toHaveLength(1);
    await leave();
  });

  it('because the device is offline says so, and goes on when it is back', async () => {
    const { page, leave } = await openCart(shop);
    await expressButton(page).click();
    await walletButton(page).waitFor();
    await page.context().setOffline(true);
    await expressSheet(page).getByText('Hors ligne').waitFor();
    expect(await walletButton(page).isVisible()).toBe(false);
    await page.context().setOffline(false);
    await walletButton(page).waitFor();
    await leave();
  });
});

it('a refused card is told in the sheet, and another one pays [PYX-09, PYX-21]', async () => {
  const diner = await openCart(shop);
  const { page, orders, leave } = diner;
  await expressButton(page).click();
  await walletButton(page).click();
  await walletSheet(page).getByLabel('Carte').selectOption('pm_card_chargeDeclinedStolenCard');
  await acceptWallet(page);
  await alert(page, failedKey).waitFor();
  expect(await alert(page, failedKey).innerText()).toContain('Votre banque a refusé ce paiement.');
  expect(orders()).toEqual([]);
  await walletButton(page).click();
  await acceptWallet(page);
  await page.waitForURL('**/success');
  expect((await chargeOf(shop, diner.localIds())).intents).toHaveLength(1);
  await leave();
});

describe('after the last service of the day', () => {
  it('nothing is chosen for the diner, and a slot of tomorrow pays [PYX-29]', async () => {
    const night = await openShop({ CLOCK: '2026-11-20T22:50:00Z' });
    await registerWallets(night);
    const { page, orders, leave } = await openCart(night);
    await expressButton(page).click();
    await expressSheet(page).getByRole('button', { name: 'Choisissez une heure' }).first().waitFor();
    await expressSheet(page).getByTestId('slot').first().waitFor();
    expect(await walletButton(page).isVisible()).toBe(false);
    await expressSheet(page).locator('[data-testid=slot][data-state=free]').first().click();
    await walletButton(page).click();
    await acceptWallet(page);
    await page.waitForURL('**/success');
    expect(orders()[0]?.body.customer).toMatchObject({ date: expect.stringMatching(/^2026-11-2[1-3] /) });
    await leave();
    await night.dispose();
  });
});
