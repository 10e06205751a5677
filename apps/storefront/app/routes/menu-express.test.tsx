import { anItem } from '@comptoir/domain/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart } from '../state/cart/cart-store.ts';
import { forgetExpress } from '../state/cart/express-offer.ts';
import { chooseLocation, chooseMode, pickupChoice } from '../state/location/location-store.ts';
import { openSheet, useSheetStore } from '../state/page/sheet-store.ts';
import { putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue, menu, menuWithout, pizzas } from '../testing/example-catalogue.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './menu.tsx';

const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36';
const { settings } = exampleCatalogue();

function withPayments(change: object = {}) {
  const payments = { ...settings.payments, isCardActive: true, cardPublicKey: 'pk_test_1', areWalletsActive: true };
  return { ...settings, payments: { ...payments, ...change } };
}

const priced = (pickupCents: number) => {
  const item = {
    ...anItem({ id: 101, name: 'Margherita' }),
    price: { pickupCents, deliveryCents: null, taxRateBp: 1000 },
  };
  return [{ ...menu, categories: [{ ...pizzas, items: [item] }] }];
};

const button = () => screen.queryByTestId('express');
const named = () => button()?.textContent?.replace(/\s+/g, ' ') ?? null;

interface Device {
  canApplePay?: (() => boolean) | null;
  userAgent?: string;
  hasPaymentRequest?: boolean;
  isSecure?: boolean;
  isInstalledOnIos?: boolean;
}

function pretend({
  canApplePay = () => true,
  userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/605.1.15',
  hasPaymentRequest = false,
  isSecure = true,
  isInstalledOnIos = false,
}: Device = {}): void {
  if (canApplePay) vi.stubGlobal('ApplePaySession', { canMakePayments: canApplePay });
  if (hasPaymentRequest) vi.stubGlobal('PaymentRequest', class {});
  vi.stubGlobal('isSecureContext', isSecure);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: isInstalledOnIos });
}

async function openCart(catalogue: Parameters<typeof exampleCatalogue>[0] = {}): Promise<void> {
  await renderPage('/menu', page, { catalogue: { settings: withPayments(), ...catalogue } });
  await act(async () => openSheet({ name: 'cart' }));
  await screen.findByTestId('cart');
}

beforeEach(() => {
  sessionStorage.clear();
  putInCart(101);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the button of the express pickup', () => {
  it.each<[string, Device, string]>([
    ['a device with Apple Pay', {}, 'Apple Pay'],
    ['Chromium on Android', { canApplePay: null, userAgent: android, hasPaymentRequest: true }, 'Google Pay'],
  ])('is there on %s [PYX-27]', async (_, device, name) => {
    pretend(device);
    await openCart();
    expect(named()).toBe(`Retrait express${name}`);
  });

  it.each<[string, Device]>([
    ['where Apple Pay can’t pay', { canApplePay: () => false }],
    [
      'where Apple Pay throws, as on an insecure page',
      {
        canApplePay: () => {
          throw new Error('insecure');
        },
      },
    ],
    ['on a page that is not secure', { isSecure: false }],
    ['in an app installed on iOS', { isInstalledOnIos: true }],
    [
      'on a desk’s Chromium',
      {
        canApplePay: null,
        hasPaymentRequest: true,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/144.0.0.0 Safari/537.36',
      },
    ],
    ['in Chromium on Android without payment requests', { canApplePay: null, userAgent: android }],
    [
      'in another app’s view on Android',
      { canApplePay: null, hasPaymentRequest: true, userAgent: android.replace('Pixel 9)', 'Pixel 9; wv)') },
    ],
  ])('is not there %s [PYX-26, PYX-27]', async (_, device) => {
    pretend(device);
    await openCart();
    expect(button()).toBeNull();
  });

  it.each<[string, () => Parameters<typeof exampleCatalogue>[0] | undefined]>([
    ['no cards are taken', () => ({ settings: withPayments({ isCardActive: false }) })],
    ['the server has no provider', () => ({ settings: withPayments({ cardPublicKey: null }) })],
    ['the restaurant wants no wallets', () => ({ settings: withPayments({ areWalletsActive: false }) })],
    ['the total is 0.49 €', () => ({ menus: priced(49) })],
    ['a dish has run out', () => ({ menus: [menuWithout('item', 101, null)] })],
    ['a dish is on no menu any more', () => ({ menus: [{ ...menu, categories: [] }] })],
    [
      'the cart is delivered',
      () => {
        chooseLocation({ ...pickupChoice, mode: 'delivery', zone: 'Centre' } as never);
        chooseMode('delivery');
        return undefined;
      },
    ],
    [
      'this tab has found that the device has no wallet',
      () => {
        forgetExpress();
        return undefined;
      },
    ],
    [
      'its diner is on PayPal’s page',
      () => {
        const away = { token: 'a'.repeat(32), until: '2026-11-23T18:30:00Z' };
        changeCart((cart) => ({ ...cart, attempt: { localId: 'l-1', paymentIntentId: 'pi_1', body: {}, away } }));
        return undefined;
      },
    ],
  ])('is not there where %s [PYX-27, PYX-36]', async (_, change) => {
    pretend();
    await openCart(change());
    expect(button()).toBeNull();
  });

  it('is there for 0.50 €, and where no mode was chosen yet [PYX-27]', async () => {
    pretend();
    await openCart({ menus: priced(50) });
    expect(named()).toBe('Retrait expressApple Pay');
  });

  it('sets the mode pickup, and opens its sheet above the cart [PYX-28]', async () => {
    fakeApi({});
    pretend();
    await openCart();
    await act(async () => fireEvent.click(screen.getByTestId('express')));
    expect(useSheetStore.getState().sheet).toMatchObject({ name: 'express', isOverCart: true });
  });
});
