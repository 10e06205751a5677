import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { join, newMember } from '../account-diner.ts';
import { desk } from '../browser.ts';
import { registerWallets, tellSandbox } from '../card-sandbox.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { type Device, expressButton, expressSheet, openCart } from '../express-diner.ts';
import { openShop, type Shop } from '../shop.ts';
import { acceptWallet, cancelWallet, chargeOf, noWalletSheet, walletButton, walletSheet } from '../wallet-diner.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await registerWallets(shop);
});
afterEach(() => tellSandbox(shop, { clear: true }));
afterAll(() => shop.dispose());

/** Counts what hands do in the page and in the frame of the wallet's button, but not in the wallet's own sheet. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('noteTap', (path: string) => {
    if (!path.endsWith('wallet-frame.html')) taps += 1;
  });
  await page.addInitScript(() => {
    const { noteTap } = window as unknown as { noteTap: (path: string) => void };
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => noteTap(location.pathname), true);
  });
  return () => taps;
}

const total = async (page: Page) =>
  Number(await expressSheet(page).getByTestId('cart-total').getAttribute('data-cents'));

describe('the button of the express pickup', () => {
  it('names the wallet, and asks nobody before it is tapped [PYX-27, PYX-98]', async () => {
    for (const device of ['Apple Pay', 'Google Pay'] as const) {
      const { page, foreign, leave } = await openCart(shop, { device });
      await page.waitForTimeout(1500);
      expect((await expressButton(page).innerText()).replace(/\s+/g, ' ')).toBe(`Retrait express ${device}`);
      expect(foreign).toEqual([]);
      await leave();
    }
  });

  it('is not there on a desk’s Chromium [PYX-27]', async () => {
    const { page, leave } = await openCart(shop, { device: 'none', viewport: desk });
    expect(await expressButton(page).count()).toBe(0);
    await leave();
  });

  it('is not there for a delivery, and in the checkout [PYX-27]', async () => {
    const { page, leave } = await openCart(shop);
    const cart = page.getByTestId('cart');
    await cart.getByText('Livraison', { exact: true }).first().click();
    await page.getByTestId('location-picker').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Panier, 1 article' }).click();
    await cart.getByText('À emporter').waitFor();
    expect(await expressButton(page).count()).toBe(0);
    await cart.getByText('À emporter').click();
    await expressButton(page).waitFor();
    await cart.locator('#order-link').click();
    await page.waitForURL('**/checkout');
    await page.getByRole('button', { name: 'Votre commande' }).click();
    await cart.locator('#order-link').waitFor();
    expect(await expressButton(page).count()).toBe(0);
    await leave();
  });

  it('is not there for a cart with alcohol [PYX-27]', async () => {
    const wine = await openCart(shop, { dish: 'Côtes-du-rhône', isOrderable: false });
    await wine.page.getByTestId('cart').getByTestId('cart-total').waitFor();
    expect(await expressButton(wine.page).count()).toBe(0);
    await wine.leave();
  });

  it('is not there where the restaurant takes no card, or wants no wallets [PYX-27]', async () => {
    const turn = (key: string, isActive: boolean) =>
      changeCatalogue(shop, ({ settings }) => {
        settings[key] = isActive;
      });
    for (const key of ['payments.stripe.active', 'payments.wallets.active']) {
      await turn(key, false);
      try {
        const { page, leave } = await openCart(shop);
        // A page that was rendered just before reads the settings again.
        await expect.poll(() => expressButton(page).count(), { message: key }).toBe(0);
        await leave();
      } finally {
        // Else a failure here would be one of all later tests.
        await turn(key, true);
      }
    }
  });
});

describe('an express pickup', () => {
  it.each<[Device]>([['Apple Pay'], ['Google Pay']])(
    'of a guest takes two taps beside the sheet of %s, for the person that the wallet names [PYX-28, PYX-31, PYX-33, PYX-37]',
    async (device) => {
      let taps = () => 0;
      const diner = await openCart(shop, {
        device,
        prepare: async (page) => {
          taps = await countTaps(page);
        },
      });
      const { page, orders, problems, leave } = diner;
      const before = taps();
      await expressButton(page).click();
      await walletButton(page, `Acheter avec ${device}`).click();
      await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
      expect(taps() - before).toBe(2);
      const cents = await total(page);
      const shown = await walletSheet(page).locator('dl dd').last().innerText();
      expect(Number(shown.replace(/\D/g, ''))).toBe(cents);
      await acceptWallet(page);
      await page.waitForURL('**/success');
      const { intents, charge } = await chargeOf(shop, diner.localIds());
      expect([intents.length, charge?.amount, orders().length]).toEqual([1, cents, 1]);
      expect(orders()[0]?.body).toMatchObject({
        is_pickup: true,
        customer: {
          first_name: 'Dominique',
          last_name: 'Portefeuille',
          email: 'portefeuille@example.com',
          date: 'ASAP',
        },
      });
      expect(await page.evaluate(() => JSON.parse(localStorage.cart).lines)).toEqual([]);
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(problems).toEqual([]);
      await leave();
    },
  );

  it('of a member asks the wallet for nothing, and is the account’s [PYX-31, PYX-37]', async () => {
    const member = newMember();
    let taps = () => 0;
    const diner = await openCart(shop, {
      prepare: async (page) => {
        await join(page, shop, member);
        taps = await countTaps(page);
      },
    });
    const { page, orders, leave } = diner;
    const before = taps();
    await expressButton(page).click();
    await walletButton(page).click();
    await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
    expect(taps() - before).toBe(2);
    expect(await walletSheet(page).getByLabel('E-mail').isVisible()).toBe(false);
    await acceptWallet(page);
    await page.waitForURL('**/success');
    expect(orders()[0]?.body).toMatchObject({
      user_id: expect.any(Number),
      customer: { first_name: 'Camille', email: member.email },
    });
    await leave();
  });

  it('at another time takes four taps [PYX-29, PYX-37]', async () => {
    let taps = () => 0;
    const { page, orders, leave } = await openCart(shop, {
      prepare: async (opened) => {
        taps = await countTaps(opened);
      },
    });
    const before = taps();
    await expressButton(page).click();
    await page.getByTestId('express-time').click();
    const slot = expressSheet(page).getByTestId('next-time').nth(2);
    const value = (await slot.getAttribute('data-time')) ?? '';
    await slot.click();
    expect(await page.getByTestId('express-time').getAttribute('aria-expanded')).toBe('false');
    await walletButton(page).click();
    await walletSheet(page).getByRole('button', { name: 'Payer' }).waitFor();
    expect(taps() - before).toBe(4);
    await acceptWallet(page);
    await page.waitForURL('**/success');
    expect(orders()[0]?.body.customer).toMatchObject({ date: `2026-11-20 ${value}` });
    await leave();
  });

  it('tells place, seller, time, dishes, amount, duty and terms before the button, and has no other field [PYX-28, PYX-38]', async () => {
    const { page, leave } = await openCart(shop);
    await expressButton(page).click();
    await walletButton(page).waitFor();
    const text = (await expressSheet(page).innerText()).replace(/\s+/g, ' ');
    const parts = [
      ...['14 rue Belfort', 'vendeur', 'Dès que possible', '1 × Reine', 'À payer', 'dont TVA'],
      ...['vous commandez avec obligation de paiement', 'Conditions générales'],
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(-1);
    expect(await expressSheet(page).locator('input, textarea, select').count()).toBe(0);
    await leave();
  });

  it('gets the focus, gives it back at Escape and at the back button, and leaves the cart open [PYX-28]', async () => {
    const { page, leave } = await openCart(shop);
    const isFocused = () => expressButton(page).evaluate((button) => button === document.activeElement);
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await expressButton(page).click();
      await walletButton(page).waitFor();
      expect(await expressSheet(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await close();
      await expressSheet(page).waitFor({ state: 'detached' });
      await expect.poll(isFocused).toBe(true);
      expect(await page.locator('iframe').count()).toBe(0);
      await page.getByTestId('cart').waitFor();
    }
    await leave();
  });

  it('may be cancelled in the wallet, and then pays once [PYX-23, PYX-33]', async () => {
    const diner = await openCart(shop);
    const { page, orders, leave } = diner;
    await expressButton(page).click();
    for (let times = 0; times < 2; times += 1) {
      await walletButton(page).click();
      await cancelWallet(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    }
    await walletButton(page).click();
    await acceptWallet(page);
    await page.waitForURL('**/success');
    expect([(await chargeOf(shop, diner.localIds())).intents.length, orders().length]).toEqual([1, 1]);
    await leave();
  });

  it('without a phone leads to the form with what the wallet knew, and cart and time are kept [PYX-32]', async () => {
    const diner = await openCart(shop);
    const { page, leave } = diner;
    await expressButton(page).click();
    await walletButton(page).click();
    await walletSheet(page).getByLabel('Téléphone').fill('');
    await acceptWallet(page);
    await page.waitForURL('**/checkout');
    await page.getByText('Il manque votre numéro de téléphone pour vous joindre.').waitFor();
    expect(await page.locator('[name=email]').inputValue()).toBe('portefeuille@example.com');
    expect(await page.locator('[name=first_name]').inputValue()).toBe('Dominique');
    expect((await chargeOf(shop, diner.localIds())).intents).toEqual([]);
    await leave();
  });
});

describe('a device without a wallet', () => {
  it('loses one tap, once, and goes on in the checkout [PYX-36]', async () => {
    await tellSandbox(shop, { wallets: { device: [] } });
    const { page, leave } = await openCart(shop);
    await expressButton(page).click();
    await page.getByText('Apple Pay et Google Pay ne sont pas disponibles sur cet appareil.').waitFor();
    await page.getByRole('button', { name: 'Continuer la commande' }).click();
    await page.waitForURL('**/checkout');
    await page.locator('[data-testid=checkout-tab-personal][aria-selected=true]').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.goto('/menu');
    await page.getByRole('button', { name: 'Panier, 1 article' }).click();
    await page.locator('#order-link').waitFor();
    expect(await expressButton(page).count()).toBe(0);
    await leave();
  });

  it('whose provider can’t be reached says so, and tries again [PYX-36]', async () => {
    const { page, leave } = await openCart(shop);
    await page.route('**/endive/stripe.js', (route) => route.abort(), { times: 1 });
    await page.route('**/v3/', (route) => route.abort(), { times: 1 });
    await expressButton(page).click();
    await page.getByText('Le paiement n’a pas pu être préparé. Rien n’a été débité.').waitFor();
    await expressSheet(page).getByRole('button', { name: 'Réessayer' }).click();
    await walletButton(page).waitFor();
    await noWalletSheet(page);
    await leave();
  });
});
