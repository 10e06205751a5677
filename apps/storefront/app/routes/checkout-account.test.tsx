import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '../state/account/change-session.ts';
import { endSession } from '../state/account/session-store.ts';
import { changeCart, useCartStore } from '../state/cart/cart-store.ts';
import { useCheckoutStore } from '../state/checkout/checkout-store.ts';
import { chooseMode, useLocationStore } from '../state/location/location-store.ts';
import { openSheet } from '../state/page/sheet-store.ts';
import { authPath, ordersAnswer, pastOrder, session, signIn, storedSession } from '../testing/account-diner.ts';
import { defineCardProvider, seeCardForm } from '../testing/card-provider.ts';
import {
  alerts,
  field,
  fillPersonal,
  goToPayment,
  openTab,
  press,
  putInCart,
  type,
} from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { apiError, checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

vi.mock('../platform/load-script.ts', () => ({ loadScript: vi.fn(async () => undefined) }));

const post = `POST ${checkoutPath}`;
const put = `PUT ${checkoutPath}`;
const intentPath = '/v2/public/checkout/stripe-payment-intent';
const expired = apiError(401, 'unauthenticated', 'Votre session a expiré, veuillez vous reconnecter');
const bearer = { bearer: `Bearer ${session.token}`, userId: '42' };
const nobody = { bearer: null, userId: null };
const settle = () =>
  act(() => vi.waitFor(() => expect(useCheckoutStore.getState().state.isSubmitting).toBe(false), { timeout: 5000 }));
const order = async () => {
  await press('place-order');
  await settle();
};
/** Opens the checkout, and waits until what the account knows was asked for. */
async function openCheckout(catalogue = {}): Promise<void> {
  await renderPage('/checkout', page, { catalogue: exampleCatalogue(catalogue) });
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(useCheckoutStore.getState().isRestored).toBe(true);
    },
    { timeout: 5000 },
  );
}
const posts = (api: ReturnType<typeof fakeApi>) => api.of('POST').filter(({ path }) => path === checkoutPath);

async function toPayment(catalogue = {}): Promise<void> {
  putInCart(101, 2);
  await openCheckout(catalogue);
  await press('checkout-tab-personal');
  await press('checkout-next');
  await press('checkout-next');
  expect(openTab()).toBe('payment');
}

describe('the checkout of who is signed in', () => {
  it('is filled in from the account, and never over what was typed [CHK-11]', async () => {
    fakeApi({});
    putInCart(101);
    const { unmount } = await renderPage('/checkout', page);
    await press('checkout-tab-personal');
    await act(async () => openSession(session));
    const names = ['first_name', 'last_name', 'email', 'phone'];
    expect(names.map((name) => field(name).value)).toEqual(['Camille', 'Martin', 'camille@example.com', '0612345678']);
    await type('first_name', 'Max');
    await act(async () => openSession({ ...session, user: { ...session.user, phone: '07' } }));
    expect(names.map((name) => field(name).value)).toEqual(['Max', 'Martin', 'camille@example.com', '0612345678']);
    unmount();
  });

  it('leads a guest to login, and back', async () => {
    fakeApi({});
    putInCart(101);
    await renderPage('/checkout', page, { url: '/fr/checkout' });
    await press('checkout-tab-personal');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Se connecter' })));
    expect([currentUrl(), sessionStorage.getItem('auth-return')]).toEqual(['/fr/auth/login', '"/fr/checkout"']);
  });

  it('sends the order as theirs, with the session that proves it [CHK-38, CHK-49]', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    signIn();
    await toPayment();
    await order();
    expect(posts(api)).toMatchObject([{ body: { user_id: 42 }, signed: bearer }]);
    expect(currentUrl()).toBe('/success');
  });

  it('sends a guest’s order as nobody’s [CHK-38, CHK-49]', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    putInCart(101);
    await renderPage('/checkout', page);
    await goToPayment();
    await order();
    expect(posts(api)).toMatchObject([{ body: { user_id: null }, signed: nobody }]);
  });

  it('keeps the forms when the diner signs out meanwhile, and orders as a guest, E51', async () => {
    const api = fakeApi({ [post]: storedOrder(), [put]: updatedOrder });
    signIn();
    await toPayment();
    await act(async () => endSession());
    await order();
    expect(posts(api)).toMatchObject([
      { body: { user_id: null, customer: { first_name: 'Camille', email: 'camille@example.com' } }, signed: nobody },
    ]);
  });

  it('becomes a guest’s order under another id where the session is over, once the diner wishes so [AUT-27], E59', async () => {
    const api = fakeApi({ [post]: [expired, storedOrder()], [put]: updatedOrder });
    signIn();
    await toPayment();
    await order();
    expect(alerts()).toEqual([
      {
        key: 'An error occurred, please try again',
        text: expect.stringContaining('Votre session a expiré, veuillez vous reconnecter'),
      },
    ]);
    expect([storedSession(), useCartStore.getState().attempt]).toEqual([null, null]);
    await order();
    const [first, second] = posts(api);
    expect(second).toMatchObject({ body: { user_id: null }, signed: nobody });
    expect(second?.body.local_id).not.toBe(first?.body.local_id);
    expect(currentUrl()).toBe('/success');
  });

  it('sends what was interrupted as it was, and with the session of its own user only', async () => {
    const api = fakeApi({ [post]: expired });
    signIn();
    const body = { local_id: 'of-another-user', user_id: 7, payment_method: 'card', items: [] };
    putInCart(101);
    changeCart((cart) => ({ ...cart, attempt: { localId: 'of-another-user', paymentIntentId: 'pi_7', body } }));
    await openCheckout();
    await settle();
    expect(posts(api)).toMatchObject([{ body, signed: nobody }]);
    // It was refused for another's session: this one goes on, and the attempt is over.
    expect([storedSession()?.user.id, useCartStore.getState().attempt]).toEqual([42, null]);
  });
});

describe('the card payment of who is signed in', () => {
  const { settings } = exampleCatalogue();
  const withCard = {
    settings: {
      ...settings,
      payments: {
        ...settings.payments,
        isCashActive: true,
        isCardActive: true,
        cardPublicKey: 'pk_test_1',
        cardScriptUrl: 'https://cards.test/v3/',
      },
    },
  };
  const customer = { body: { status: 'success', payload: { customer: 'cus_1' } } };
  const intent = (id: string) => ({ body: { status: 'success', payload: { id, client_secret: `${id}_secret` } } });
  const intents = (api: ReturnType<typeof fakeApi>) => api.of('POST').filter(({ path }) => path === intentPath);
  beforeEach(defineCardProvider);
  afterEach(() => vi.unstubAllGlobals());

  async function payByCard(): Promise<void> {
    await act(async () => fireEvent.click(field('method][value=card')));
    await seeCardForm();
    await order();
  }

  it('is prepared and ordered with their session [CHK-38]', async () => {
    const api = fakeApi({
      'POST /v2/public/checkout/stripe-customer': customer,
      [`POST ${intentPath}`]: intent('pi_1'),
      [post]: storedOrder(),
      [put]: updatedOrder,
    });
    signIn();
    await toPayment(withCard);
    await payByCard();
    expect(intents(api)).toMatchObject([{ body: { order: { user_id: 42 } }, signed: bearer }]);
    expect(posts(api)).toMatchObject([{ body: { user_id: 42, transaction_id: 'pi_1' }, signed: bearer }]);
  });

  it('is prepared anew for a guest, under another id, where the session is over at the order, E59', async () => {
    const api = fakeApi({
      'POST /v2/public/checkout/stripe-customer': customer,
      [`POST ${intentPath}`]: [intent('pi_1'), intent('pi_2')],
      [post]: [expired, storedOrder()],
      [put]: updatedOrder,
    });
    signIn();
    await toPayment(withCard);
    await payByCard();
    expect(storedSession()).toBeNull();
    const [first, second] = intents(api);
    expect(second).toMatchObject({ body: { order: { user_id: null } }, signed: nobody });
    expect(second?.body.payment_intent_id ?? null).toBeNull();
    expect(second?.body.order.local_id).not.toBe(first?.body.order.local_id);
    await payByCard();
    expect(posts(api)[1]).toMatchObject({
      body: { user_id: null, transaction_id: 'pi_2', local_id: second?.body.order.local_id },
      signed: nobody,
    });
  });

  it('is prepared anew for a guest where the session is over when it is prepared [AUT-27]', async () => {
    const api = fakeApi({
      'POST /v2/public/checkout/stripe-customer': customer,
      [`POST ${intentPath}`]: [expired, intent('pi_2')],
    });
    signIn();
    await toPayment(withCard);
    expect(storedSession()).toBeNull();
    expect(alerts()[0]?.text).toContain('Votre session a expiré');
    await act(async () => fireEvent.click(field('method][value=card')));
    expect(intents(api)[1]).toMatchObject({ body: { order: { user_id: null } }, signed: nobody });
  });

  it('is another one, under another id, for who signs in once it is prepared', async () => {
    const api = fakeApi({
      'POST /v2/public/checkout/stripe-customer': customer,
      [`POST ${intentPath}`]: [intent('pi_1'), intent('pi_2')],
    });
    putInCart(101, 2);
    await renderPage('/checkout', page, { catalogue: exampleCatalogue(withCard) });
    await press('checkout-tab-personal');
    await fillPersonal();
    await press('checkout-next');
    await press('checkout-next');
    await act(async () => openSession(session));
    await press('checkout-tab-personal');
    await press('checkout-next');
    await press('checkout-next');
    const [first, second] = intents(api);
    expect(second).toMatchObject({ body: { order: { user_id: 42 } }, signed: bearer });
    expect(second?.body.payment_intent_id ?? null).toBeNull();
    expect(second?.body.order.local_id).not.toBe(first?.body.order.local_id);
  });
});

const measured = {
  distance: 1.2,
  duration: 6,
  unit: 'km',
  delivery_cost: 2.5,
  formatted_address: '5 place Bellecour, 69002 Lyon, France',
  address: '5 place Bellecour',
  address2: '',
  city: 'Lyon',
  state: '',
  postal_code: '69002',
  country: 'France',
  lat: 45.7578,
  lng: 4.832,
};
const distance = 'GET /v2/public/locations/distance';

describe('the checkout of who is signed in, on a device that knows no choice', () => {
  const orders = `GET ${authPath('orders')}`;
  const bellecour = {
    address: '5 place Bellecour',
    address2: 'Bâtiment B, étage 3',
    postalCode: '69002',
    city: 'Lyon',
    country: 'France',
    zone: 'Centre',
  };
  const delivered = (place: typeof bellecour | null = bellecour) =>
    ordersAnswer([pastOrder({ mode: 'delivery', customer: { ...pastOrder().customer, place } })]);
  const asked = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ path }) => path === authPath('orders'));

  async function begin(answers: Parameters<typeof fakeApi>[0], catalogue = {}) {
    const api = fakeApi(answers);
    signIn();
    putInCart(101, 3);
    await openCheckout(catalogue);
    return api;
  }

  it('begins with what is left to say once the last order was picked up [CHK-02]', async () => {
    const api = await begin({ [orders]: ordersAnswer([pastOrder()]) });
    expect(openTab()).toBe('payment');
    expect(JSON.parse(localStorage.getItem('location') ?? '{}').type).toBe('pickup');
    expect(asked(api)).toMatchObject([{ query: { page: '1', limit: '1' } }]);
  });

  it('begins with the address of the last order, measured again, and the way to its door [CHK-02]', async () => {
    const api = await begin({ [orders]: delivered(), [distance]: { body: { status: 'success', payload: measured } } });
    expect(openTab()).toBe('payment');
    expect(api.calls.find(({ path }) => path.endsWith('/distance'))?.query.location).toBe(
      '5 place Bellecour, 69002 Lyon, France',
    );
    expect(useLocationStore.getState()).toMatchObject({ mode: 'delivery', zone: 'Centre', query: expect.any(String) });
    expect(useCheckoutStore.getState().state.delivery).toMatchObject({ address: '5 place Bellecour', city: 'Lyon' });
    expect(useCheckoutStore.getState().access.complement).toBe('Bâtiment B, étage 3');
  });

  it('begins with its zone and its street where nobody measures addresses [CHK-02]', async () => {
    await begin({ [orders]: delivered() });
    expect(openTab()).toBe('payment');
    expect(useLocationStore.getState()).toMatchObject({ mode: 'delivery', zone: 'Centre', measured: null });
    expect(useCheckoutStore.getState().state.delivery).toMatchObject({
      address: '5 place Bellecour',
      postalCode: '69002',
    });
  });

  const { settings, menus } = exampleCatalogue();
  const isFar = { body: { status: 'success', payload: { ...measured, postal_code: '69009', lat: null, lng: null } } };
  it.each<[string, Parameters<typeof fakeApi>[0], object]>([
    ['nothing was ordered', { [orders]: ordersAnswer([]) }, {}],
    ['the account’s orders can’t be had', { [orders]: apiError(500, 'internal', 'Erreur') }, {}],
    ['no answer comes', { [orders]: new Promise(() => undefined) }, {}],
    [
      'nothing is brought any more',
      { [orders]: delivered() },
      { settings: { ...settings, delivery: { ...settings.delivery, isActive: false } } },
    ],
    ['its address is out of reach now', { [orders]: delivered(), [distance]: isFar }, {}],
    ['its zone is no more', { [orders]: delivered({ ...bellecour, postalCode: '69009' }) }, {}],
    [
      'nothing is served for a week',
      { [orders]: ordersAnswer([pastOrder()]) },
      { menus: menus.map((menu) => ({ ...menu, activeTimes: [], timeRanges: {}, pickupTimeRanges: null })) },
    ],
  ])('asks how the order is had where %s [CHK-02]', async (_, answers, catalogue) => {
    await begin(answers, catalogue);
    expect([openTab(), localStorage.getItem('location')]).toEqual(['type', null]);
    expect(useLocationStore.getState().mode).toBe('pickup');
  });

  it('leaves the device’s own choice as it is, and asks the account nothing [CHK-02]', async () => {
    chooseMode('delivery');
    const api = await begin({ [orders]: ordersAnswer([pastOrder()]) });
    expect(asked(api)).toEqual([]);
    expect(useLocationStore.getState().mode).toBe('delivery');
  });
});

describe('the addresses of who is signed in', () => {
  const bellecour = {
    address: '5 place Bellecour',
    address2: 'Bâtiment B',
    city: 'Lyon',
    postal_code: '69002',
    country: 'France',
    floor: '3',
    code: '12B4',
    interphone: 'Martin',
  };
  const addresses = { [`GET ${authPath('addresses')}`]: { body: { status: 'success', addresses: [bellecour] } } };

  async function toDelivery(): Promise<void> {
    signIn();
    putInCart(101, 3);
    chooseMode('delivery');
    await renderPage('/checkout', page);
    await press('checkout-tab-delivery');
  }
  const choose = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^5 place Bellecour/ })));

  it('are chosen with one tap, floor, code and name at the bell included [CHK-17]', async () => {
    const api = fakeApi({ ...addresses, [distance]: { body: { status: 'success', payload: measured } } });
    await toDelivery();
    await choose();
    expect(api.calls.find(({ path }) => path.endsWith('/distance'))?.query.location).toBe(
      '5 place Bellecour, 69002 Lyon, France',
    );
    expect(
      ['address', 'postal_code', 'city', 'floor', 'door_code', 'intercom', 'address2'].map((name) => field(name).value),
    ).toEqual(['5 place Bellecour', '69002', 'Lyon', '3', '12B4', 'Martin', 'Bâtiment B']);
    expect(useLocationStore.getState()).toMatchObject({ mode: 'delivery', zone: 'Centre' });
  });

  it('that nothing can be brought to are told of, and change nothing', async () => {
    const far = { ...measured, postal_code: '69009', lat: null, lng: null };
    fakeApi({ ...addresses, [distance]: { body: { status: 'success', payload: far } } });
    await toDelivery();
    await choose();
    expect(alerts().map(({ text }) => text)).toContainEqual(expect.stringContaining('hors de nos zones'));
    expect(useLocationStore.getState().measured).toBeNull();
  });

  it('are looked for already when a place is chosen [LOC-26]', async () => {
    const api = fakeApi({
      'GET /v2/public/locations/': { body: { status: 'success', payload: [] } },
    });
    signIn();
    chooseMode('delivery');
    await renderPage('/checkout', page);
    await act(async () => openSheet({ name: 'location' }));
    const search = screen.getByRole<HTMLInputElement>('combobox');
    expect(search.value).toBe('5 place Bellecour, 69002 Lyon');
    await act(() => vi.waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/locations/'))).toBe(true)));
  });
});
