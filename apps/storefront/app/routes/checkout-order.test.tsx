import { menuToWire } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addLine, setLineQuantity, useCartStore } from '../state/cart/cart-store.ts';
import { useCheckoutStore } from '../state/checkout/checkout-store.ts';
import { updateCheckout } from '../state/checkout/update-checkout.ts';
import { chooseLocation, pickupChoice } from '../state/location/location-store.ts';
import {
  alerts,
  centsOf,
  fillPersonal,
  goToPayment,
  openTab,
  press,
  putInCart,
  type,
} from '../testing/checkout-diner.ts';
import { exampleCatalogue, menuWithout } from '../testing/example-catalogue.ts';
import { apiError, checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

const post = `POST ${checkoutPath}`;
const put = `PUT ${checkoutPath}`;
/** Until nothing is on its way any more. */
const settle = () =>
  act(() => vi.waitFor(() => expect(useCheckoutStore.getState().state.isSubmitting).toBe(false), { timeout: 5000 }));

async function order(): Promise<void> {
  await press('place-order');
  await settle();
}

async function retry(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
  await settle();
}

/** Opens the checkout at the order button, for one Margherita that is picked up as soon as possible. */
async function openAtOrder(): Promise<void> {
  putInCart(101);
  await renderPage('/checkout', page);
  await goToPayment();
  expect(openTab()).toBe('payment');
}

const failed = 'An error occurred, please try again';

describe('an order', () => {
  it('is posted with what the specification names, then updated as pending, and the diner is thanked [PSE-07, CHK-34, CHK-35, CHK-36, CHK-38, CHK-39, CHK-44, PAY-15]', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    await openAtOrder();
    await order();
    const [{ body } = { body: null }] = api.of('POST');
    expect(Object.keys(body).sort()).toEqual(
      [
        'local_id',
        'items',
        'free_items',
        'is_pickup',
        'delivery',
        'tax',
        'subtotal',
        'discount',
        'total',
        'payment_method',
        'promised_at',
        'transaction_id',
        'user_id',
        'status',
        'customer',
      ].sort(),
    );
    expect(body).toMatchObject({
      is_pickup: true,
      total: 10,
      tax: 0.91,
      payment_method: 'cash',
      transaction_id: null,
      user_id: null,
      status: 'pending',
      customer: {
        first_name: 'Camille',
        last_name: 'Martin',
        email: 'camille@example.com',
        phone: '0612345678',
        location: null,
        date: 'ASAP',
      },
    });
    expect(api.of('PUT').map((call) => call.body)).toEqual([
      { order_id: 'o-1', transaction_id: null, status: 'pending' },
    ]);
    expect(currentUrl()).toBe('/success');
  });

  it('carries the address of a delivery, its second line and its zone [CHK-36, LOC-24]', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    putInCart(101, 2);
    chooseLocation({ ...pickupChoice, mode: 'delivery', zone: 'Centre' });
    await renderPage('/checkout', page);
    await press('checkout-tab-personal');
    await fillPersonal();
    await press('checkout-next');
    await type('address', ' 5 place Bellecour ');
    await type('floor', '3e');
    await press('checkout-next');
    await order();
    expect(api.of('POST')[0]?.body).toMatchObject({
      is_pickup: false,
      delivery: 2.5,
      total: 24.5,
      customer: {
        location: {
          address: '5 place Bellecour',
          address2: 'étage 3e',
          city: 'Lyon',
          postal_code: '69002',
          country: 'France',
          zone: 'Centre',
        },
      },
    });
  });

  it('leaves an empty cart, the first step, the name and no time [CHK-41, CHK-42, CHK-43]', async () => {
    fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    await openAtOrder();
    await order();
    expect(useCartStore.getState()).toMatchObject({ lines: [], coupon: null, attempt: null });
    expect(useCheckoutStore.getState().state).toMatchObject({
      tab: 'type',
      orderId: null,
      personal: { firstName: 'Camille' },
      delivery: { isScheduled: false, date: '', time: '' },
    });
    expect(JSON.parse(sessionStorage['last-order'])).toMatchObject({
      orderNumber: 1001,
      receipt: { first_name: 'Camille' },
    });
  });

  it('is posted once, however often the button is pressed [CHK-46]', async () => {
    let answer: (value: ReturnType<typeof storedOrder>) => void = () => undefined;
    const api = fakeApi({
      [post]: new Promise<ReturnType<typeof storedOrder>>((resolve) => {
        answer = resolve;
      }),
      [put]: updatedOrder,
    });
    await openAtOrder();
    await press('place-order');
    await press('place-order');
    fireEvent.keyDown(screen.getByTestId('place-order'), { key: 'Enter' });
    expect(screen.getByTestId('place-order').getAttribute('aria-busy')).toBe('true');
    await press('checkout-tab-type');
    expect(openTab()).toBe('payment');
    await act(async () => answer(storedOrder()));
    await vi.waitFor(() => expect(currentUrl()).toBe('/success'));
    expect(api.of('POST')).toHaveLength(1);
  });

  it('that is incomplete is not posted: the step with what is missing opens [CHK-33]', async () => {
    const api = fakeApi({});
    putInCart(101);
    await renderPage('/checkout', page);
    await press('checkout-tab-payment');
    await order();
    expect(openTab()).toBe('personal');
    expect(alerts()).toMatchObject([{ key: 'Please fill out all required fields' }]);
    expect(document.activeElement?.getAttribute('name')).toBe('first_name');
    expect(api.of('POST')).toEqual([]);
  });
});

describe('an order that fails', () => {
  it.each([
    ['without an answer', 'no answer' as const],
    ['with a bug of the server', apiError(500, 'internal', 'Une erreur est survenue, veuillez réessayer')],
    ['with too many tries', apiError(429, 'rate_limited', 'Trop de tentatives, veuillez réessayer plus tard')],
  ])(
    '%s stays on the payment step, and the same order is asked again [CHK-37, CHK-45, ERR-03]',
    async (_how, answer) => {
      const api = fakeApi({ [post]: [answer, storedOrder()], [put]: updatedOrder });
      await openAtOrder();
      await order();
      expect(openTab()).toBe('payment');
      expect(alerts()).toMatchObject([{ key: failed }]);
      await order();
      expect(currentUrl()).toBe('/success');
      const [first, second] = api.of('POST');
      expect(second?.body).toEqual(first?.body);
    },
  );

  it('shows the server’s sentence under the alert [CHK-45]', async () => {
    fakeApi({ [post]: apiError(503, 'location_unavailable', 'La vérification d’adresse est indisponible') });
    await openAtOrder();
    await order();
    expect(alerts()[0]?.text).toContain('La vérification d’adresse est indisponible');
  });

  it('after it was stored stays on the confirmation, and only its end is repeated [CHK-45, CHK-40]', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: [apiError(500, 'internal', 'x'), updatedOrder] });
    await openAtOrder();
    await order();
    expect(openTab()).toBe('confirmation');
    expect(alerts()).toMatchObject([{ key: failed }]);
    expect(screen.getByText('Commande nº 1001')).toBeTruthy();
    await press('checkout-tab-payment');
    expect(openTab()).toBe('confirmation');
    await retry();
    expect(currentUrl()).toBe('/success');
    expect([api.of('POST').length, api.of('PUT').length]).toEqual([1, 2]);
  });

  it('says on the button that binds for which day it is, where that is not today [CHK-50, CHK-58]', async () => {
    putInCart(101);
    // Sunday, on which nothing is served.
    await renderPage('/checkout', page, { catalogue: { renderedAt: '2026-11-22T12:00:00Z' } });
    await goToPayment();
    expect(screen.getByTestId('place-order').textContent).toContain(
      'Commander pour demain avec obligation de paiement',
    );
  });

  it('because a dish ran out meanwhile offers to go on without it, on the step where it was refused [STK-15]', async () => {
    const soldOut = menuWithout('item', 101, '2026-11-23T21:30:00Z');
    fakeApi({
      [post]: apiError(422, 'item_unavailable', 'Margherita : indisponible(s).'),
      'GET /v2/public/menus': { body: { status: 'success', payload: [menuToWire(soldOut)] } },
    });
    putInCart(201);
    await openAtOrder();
    await order();
    const way = await screen.findByRole('button', { name: /^La retirer et continuer · 6,00\s€$/ });
    await act(async () => fireEvent.click(way));
    expect([openTab(), alerts()]).toEqual(['payment', []]);
    expect(centsOf('cart-total')).toBe(600);
  });

  it('because it was refused says why and reads the menu again; it is not sent again by itself [CHK-47]', async () => {
    const api = fakeApi({ [post]: apiError(422, 'item_unavailable', 'Margherita : indisponible(s).') });
    await openAtOrder();
    const before = api.of('GET').filter(({ path }) => path.endsWith('/menus')).length;
    await order();
    expect(openTab()).toBe('payment');
    expect(alerts()[0]).toMatchObject({ key: failed });
    expect(alerts()[0]?.text).toBe('Ce plat n’est plus là. Margherita : indisponible(s).');
    for (const list of ['settings', 'menus', 'offers'])
      expect(api.of('GET').filter(({ path }) => path.endsWith(`/${list}`)).length).toBeGreaterThan(
        list === 'menus' ? before : 0,
      );
    expect(api.of('POST')).toHaveLength(1);
  });

  it('because its amounts changed shows each old and new one, and sends the server’s when the diner confirms [CHK-47, CRT-29]', async () => {
    const mismatch = apiError(409, 'totals_mismatch', 'Le montant de la commande a changé', {
      expected: { subtotal: 12, discount: 0, delivery: 0, tax: 1.09, total: 12 },
      cart: { items: [{ index: 0, item_id: 101, unit_price: 12, line_total: 12 }], free_items: [], offers: [] },
    });
    const api = fakeApi({ [post]: [mismatch, storedOrder()], [put]: updatedOrder });
    await openAtOrder();
    await order();
    expect(alerts()[0]).toMatchObject({ key: failed });
    expect(alerts()[0]?.text).toMatch(/^Le prix a changé\. Vérifiez, puis commandez à nouveau/);
    expect(alerts()[0]?.text).toContain('Margherita\u00a0: 10,00\u00a0€ → 12,00\u00a0€');
    expect(alerts()[0]?.text).toContain('Total\u00a0: 10,00\u00a0€ → 12,00\u00a0€');
    expect(centsOf('cart-total')).toBe(1200);
    expect(screen.getByTestId('place-order').textContent).toContain('12,00\u00a0€');
    expect(api.of('POST')).toHaveLength(1);
    await order();
    const [first, second] = api.of('POST');
    expect(second?.body).toEqual({ ...first?.body, subtotal: 12, tax: 1.09, total: 12 });
    expect(currentUrl()).toBe('/success');
  });

  it('forgets the server’s amounts as soon as the cart is another one [CHK-47, CRT-17]', async () => {
    fakeApi({
      [post]: apiError(409, 'totals_mismatch', 'x', {
        expected: { subtotal: 12, discount: 0, delivery: 0, tax: 1.09, total: 12 },
      }),
    });
    await openAtOrder();
    await order();
    expect(centsOf('cart-total')).toBe(1200);
    await act(async () => setLineQuantity(useCartStore.getState().lines[0]?.id ?? '', 2));
    expect(centsOf('cart-total')).toBe(2000);
  });

  it('because it is stored already says so, with two ways on [CHK-57]', async () => {
    const known = { payload: { order_id: 'o-7', order_number: 1007, status: 'pending', total: 10 } };
    fakeApi({ [post]: apiError(409, 'order_exists', 'Cette commande est déjà enregistrée', known) });
    await openAtOrder();
    await order();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Votre commande nº 1007 est déjà enregistrée');
    expect(useCartStore.getState()).toMatchObject({ lines: [], attempt: null });
    expect(screen.getByRole('link', { name: 'Passer une autre commande' }).getAttribute('href')).toBe('/menu');
    expect(screen.getByRole('link', { name: 'Voir la commande' }).getAttribute('href')).toBe('/success');
    expect(JSON.parse(sessionStorage['last-order'])).toEqual({ orderNumber: 1007, totalCents: 1000 });
  });
});

describe('a reload', () => {
  const attempt = {
    localId: 'a-b-c-d-e-f',
    paymentIntentId: null,
    body: pickupOrder({ local_id: 'a-b-c-d-e-f' }),
  };
  const storeAttempt = () => {
    putInCart(101);
    localStorage.cart = JSON.stringify({ ...JSON.parse(localStorage.cart), attempt });
  };
  /** As another page load finds it: in storage, not in memory. */
  function forgetMemory(): void {
    useCheckoutStore.setState(useCheckoutStore.getInitialState(), true);
  }

  it('while the order was on its way asks for that very order again, first and silently [CHK-37, CHK-48]', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    storeAttempt();
    updateCheckout({ state: { ...useCheckoutStore.getState().state, tab: 'payment', isSubmitting: true } });
    forgetMemory();
    await renderPage('/checkout', page);
    await vi.waitFor(() => expect(currentUrl()).toBe('/success'));
    expect(api.of('POST').map((call) => call.body)).toEqual([attempt.body]);
  });

  it('after the order was refused sends nothing by itself; ordering again keeps its id [CHK-37, CHK-47]', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    storeAttempt();
    await renderPage('/checkout', page);
    expect(api.of('POST')).toEqual([]);
    await goToPayment();
    await order();
    expect(api.of('POST')[0]?.body.local_id).toBe('a-b-c-d-e-f');
  });

  it('between the order and its end offers to end it, even with an empty cart [CHK-45, CHK-48]', async () => {
    const api = fakeApi({ [put]: updatedOrder });
    updateCheckout({
      state: { ...useCheckoutStore.getState().state, tab: 'confirmation', orderId: 'o-1' },
      order: { orderNumber: 1001, totalCents: 1000 },
    });
    forgetMemory();
    await renderPage('/checkout', page);
    expect(openTab()).toBe('confirmation');
    await retry();
    expect(api.of('POST')).toEqual([]);
    expect(currentUrl()).toBe('/success');
  });

  it.each(['null', '{', '[]', '{"tab":"moon"}', '{"tab":"payment","personal":7}'])(
    'with a stored checkout of %s begins anew, never with a white page',
    async (text) => {
      sessionStorage.checkout = text;
      putInCart(101);
      await renderPage('/checkout', page);
      expect(openTab()).toBe('type');
    },
  );

  it('is not needed: where storage throws, an order still goes through [STO-10]', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage('/checkout', page, { catalogue: exampleCatalogue() });
    await act(async () => addLine({ itemId: 101, options: [], quantity: 1, note: '' }));
    await goToPayment();
    await order();
    expect(api.of('POST')).toHaveLength(1);
    expect(currentUrl()).toBe('/success');
  });
});

describe('the confirmation', () => {
  it('has nothing to confirm before an order, and says what is missing [CHK-40]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    await press('checkout-tab-confirmation');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Terminer' })));
    expect(openTab()).toBe('confirmation');
    expect(alerts()).toMatchObject([{ key: 'Please fill out all required fields' }]);
  });
});
