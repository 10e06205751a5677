import { menuToWire } from '@comptoir/contract';
import type { Menu } from '@comptoir/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setLineQuantity, useCartStore } from '../state/cart/cart-store.ts';
import { chooseLocation, chooseMode, pickupChoice } from '../state/location/location-store.ts';
import { openSheet } from '../state/page/sheet-store.ts';
import { alerts, centsOf, goToPayment, press, putInCart } from '../testing/checkout-diner.ts';
import { menu } from '../testing/example-catalogue.ts';
import { apiError, checkoutPath, fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as checkout from './checkout.tsx';
import * as menuPage from './menu.tsx';

const menus = 'GET /v2/public/menus';
const post = `POST ${checkoutPath}`;

/** The menus as the API answers them once the Margherita of 10 € costs another price. */
function margheritaAt(pickupCents: number): { body: unknown } {
  const categories = menu.categories.map((category) => ({
    ...category,
    items: category.items.map((item) => (item.id === 101 ? { ...item, price: { ...item.price, pickupCents } } : item)),
  }));
  const changed: Menu = { ...menu, categories };
  return { body: { status: 'success', payload: [menuToWire(changed)] } };
}

/** The lines of the last list of news on the page: in the open cart, or beside the steps of the checkout. */
const news = () =>
  [...(screen.queryAllByTestId('price-news').at(-1)?.querySelectorAll('li') ?? [])].map((item) =>
    item.textContent?.replace(/\s/g, ' '),
  );
const untilTotalIs = (cents: number) => act(() => vi.waitFor(() => expect(centsOf('cart-total')).toBe(cents), 10_000));

/** Until the page has asked for the menus so many times. */
const untilAsked = (api: ReturnType<typeof fakeApi>, times: number) =>
  act(() =>
    vi.waitFor(() => expect(api.of('GET').filter(({ path }) => path.endsWith('/menus'))).toHaveLength(times), 10_000),
  );

async function openCart(): Promise<void> {
  await renderPage('/menu', menuPage);
  await act(async () => openSheet({ name: 'cart' }));
  await screen.findByTestId('cart');
}

it('a price that rises while the cart is open is said, until the diner has read it [CHK-47]', async () => {
  fakeApi({ [menus]: margheritaAt(1100) });
  putInCart(101, 2);
  await openCart();
  await untilTotalIs(2200);
  expect(news()).toEqual(['Margherita : 20,00 € → 22,00 €']);
  await act(async () =>
    fireEvent.click(within(screen.getByTestId('cart')).getByRole('button', { name: 'J’ai compris' })),
  );
  expect(news()).toEqual([]);
});

it('a price is no news any more once the diner made another line of it, nor for what they chose themselves', async () => {
  fakeApi({ [menus]: margheritaAt(1100) });
  putInCart(101, 1);
  chooseLocation({ ...pickupChoice, zone: 'Centre' });
  await openCart();
  await untilTotalIs(1100);
  expect(news()).toHaveLength(1);
  await act(async () => setLineQuantity(useCartStore.getState().lines[0]?.id ?? '', 2));
  expect(news()).toEqual([]);
  await act(async () => chooseMode('delivery'));
  expect(news()).toEqual([]);
});

it('a fee that rises is said too', async () => {
  const zone = { name: 'Centre', city: 'Lyon', postal_code: '69002', delivery_fee: 4, minimum_order: 15 };
  const values = [
    { name: 'features.delivery.active', value: true },
    { name: 'features.delivery.calculation_type', value: 'zone' },
    { name: 'features.delivery.zones', value: [zone] },
  ];
  fakeApi({ 'GET /v2/public/settings': { body: { status: 'success', payload: values } } });
  putInCart(101, 2);
  chooseLocation({ ...pickupChoice, mode: 'delivery', zone: 'Centre' });
  await openCart();
  await act(() => vi.waitFor(() => expect(news()).toEqual(['Livraison : 2,50 € → 4,00 €']), 10_000));
});

it('a zone that is closed is no delivery for nothing', async () => {
  const values = [
    { name: 'features.delivery.active', value: true },
    { name: 'features.delivery.calculation_type', value: 'zone' },
    { name: 'features.delivery.zones', value: [] },
  ];
  fakeApi({ 'GET /v2/public/settings': { body: { status: 'success', payload: values } } });
  putInCart(101, 2);
  chooseLocation({ ...pickupChoice, mode: 'delivery', zone: 'Centre' });
  await openCart();
  await act(() =>
    vi.waitFor(() => expect(screen.getByTestId('cart-delivery').textContent).toContain('Impossible'), 10_000),
  );
  expect(news()).toEqual([]);
});

it('prices that are read again because an order was refused are said beside the reason [CHK-47]', async () => {
  const api = fakeApi({
    [post]: apiError(422, 'item_unavailable', 'Regina : indisponible(s).'),
    [menus]: [margheritaAt(1000), margheritaAt(1100)],
  });
  putInCart(101);
  await renderPage('/checkout', checkout);
  await untilAsked(api, 1);
  await goToPayment();
  await press('place-order');
  await untilTotalIs(1100);
  expect(alerts()[0]?.text).toContain('Regina : indisponible(s).');
  expect(news()).toEqual(['Margherita : 10,00 € → 11,00 €']);
});

/** Orders a Margherita for 10 € that costs 11 by then, as the server answers; every order is answered so. */
async function orderAtOldPrice() {
  const expected = { subtotal: 11, discount: 0, delivery: 0, tax: 1, total: 11 };
  const cart = { items: [{ index: 0, item_id: 101, unit_price: 11, line_total: 11 }], free_items: [], offers: [] };
  const api = fakeApi({
    [post]: apiError(409, 'totals_mismatch', 'Le montant de la commande a changé', { expected, cart }),
    [menus]: [margheritaAt(1000), margheritaAt(1100)],
  });
  putInCart(101);
  await renderPage('/checkout', checkout);
  await untilAsked(api, 1);
  await goToPayment();
  await press('place-order');
  await untilTotalIs(1100);
  return api;
}

it('what the server said to an order is not told a second time by the menu [CHK-47]', async () => {
  const api = await orderAtOldPrice();
  await untilAsked(api, 2);
  expect(alerts()[0]?.text).toMatch(/Margherita\s:\s10,00\s€ → 11,00\s€/);
  expect(news()).toEqual([]);
});

it('the second half of a double click accepts no amount that the first half brought up [CHK-47]', async () => {
  const api = await orderAtOldPrice();
  const click = (detail: number) => act(async () => fireEvent.click(screen.getByTestId('place-order'), { detail }));
  await click(2);
  expect(api.of('POST')).toHaveLength(1);
  await click(1);
  expect(api.of('POST')).toHaveLength(2);
});
