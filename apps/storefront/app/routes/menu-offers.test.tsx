import type { Offer } from '@comptoir/domain';
import { anOffer } from '@comptoir/domain/testing';
import { badgeClass } from '@comptoir/ui';
import { hearServerDate } from '@comptoir/web-app/clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeCart, useCartStore } from '../state/cart/cart-store.ts';
import { chooseLocation, chooseMode, pickupChoice } from '../state/location/location-store.ts';
import { openSheet } from '../state/page/sheet-store.ts';
import { centsOf, putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue, menu, openInstant } from '../testing/example-catalogue.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './menu.tsx';

const centre = { ...pickupChoice, mode: 'delivery', zone: 'Centre' } as const;
const spaced = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');
/** Those beside the categories' names, in the navigation and in the menu. */
const categoryBadges = () =>
  [...document.querySelectorAll<HTMLElement>('nav [data-badge], h2 ~ [data-badge]')].map((badge) =>
    badge.className.includes(badgeClass('outline')) ? `${spaced(badge)} in outline` : spaced(badge),
  );
const nextOffer = () => spaced(screen.getByTestId('next-offer'));

async function openCart(offers: Offer[], menus = [menu]): Promise<void> {
  await renderPage('/menu', page, { catalogue: exampleCatalogue({ offers, menus }) });
  await act(async () => openSheet({ name: 'cart' }));
  await screen.findByTestId('cart');
}

describe('the next offer', () => {
  const gift = anOffer('free_item', { id: 3, itemIds: [201], minimumCents: 3500 });
  const delivery = anOffer('free_delivery', { id: 4, minimumCents: 2670 });

  it('is said with what is missing, the nearest first', async () => {
    putInCart(101, 2);
    chooseLocation(centre);
    await openCart([gift, delivery]);
    expect(nextOffer()).toBe('Plus que 4,70 € pour la livraison offerte.');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('82');
    // Fetched, there is no delivery to win.
    await act(async () => chooseMode('pickup'));
    expect(nextOffer()).toBe('Encore 15 € et le Tiramisu est offert.');
  });

  it('asks for the second of a pair, in the gender of its category [MNU-23]', async () => {
    putInCart(201);
    await openCart([anOffer('buy_one_get_one', { id: 1, categoryIds: [12] })]);
    expect(nextOffer()).toBe('Ajoutez-en un : le moins cher est offert.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ajouter une unité\u00a0: Tiramisu' })));
    expect(screen.queryByTestId('next-offer')).toBeNull();
    expect(spaced(screen.getByTestId('cart-discount'))).toContain('1 acheté = 1 offert');
  });
});

describe('an offer that gives nothing', () => {
  const called = { id: 9, is_active: true, type: 'percentage', value: 10, auto_apply: 'No' };
  const cases: [string, object, string][] = [
    ['the amount that is missing', { minimum_amount: 30 }, 'il manque 20,00 €'],
    ['the mode', { delivery_pickup: 'delivery' }, 'réservé à la livraison'],
    ['the dishes', { items: [201] }, 'valable sur Tiramisu'],
    [
      'the time',
      { active_times: [{ days: ['tue'], start: '12:00', end: '14:00' }] },
      'valable le mardi, de 12 h à 14 h',
    ],
    ['the pair', { type: 'buy_one_get_one' }, 'il en faut deux, la moins chère est offerte'],
  ];
  it.each(cases)('says why: %s [CRT-24, OFR-21, OFR-22, OFR-23, OFR-28]', async (_, fields, reason) => {
    const payload = [{ ...called, ...fields }];
    fakeApi({ 'GET /v2/public/offers/CODE': { body: { status: 'success', payload } } });
    putInCart(101);
    changeCart((cart) => ({ ...cart, coupon: 'CODE' }));
    await openCart([]);
    const state = await screen.findByTestId('coupon-state');
    await act(async () => undefined);
    expect(spaced(state)).toBe(`CODE : ${reason}.`);
  });
});

describe('an offer that ends while the cart is open', () => {
  const evening = anOffer('percentage', {
    id: 1,
    percentBp: 1000,
    categoryIds: [11],
    activeTimes: [{ days: ['mon'], start: '18:30', end: '19:30' }],
  });

  it('takes its discount away and says why, until the diner has read it [OFR-23, CRT-17]', async () => {
    putInCart(101);
    await openCart([evening]);
    expect(centsOf('cart-total')).toBe(900);
    await act(async () => hearServerDate(Date.parse(openInstant) + 31 * 60_000));
    expect(centsOf('cart-total')).toBe(1000);
    const cart = screen.getByTestId('cart');
    expect(spaced(cart)).toContain('−10 % sur Pizzas ne s’applique plus : valable le lundi, de 18 h 30 à 19 h 30.');
    await act(async () => fireEvent.click(within(cart).getByRole('button', { name: 'J’ai compris' })));
    expect(spaced(cart)).not.toContain('ne s’applique plus');
  });

  it('says nothing where the diner took the dish out', async () => {
    putInCart(101);
    putInCart(201);
    await openCart([evening]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retirer Margherita' })));
    expect(centsOf('cart-total')).toBe(600);
    expect(spaced(screen.getByTestId('cart'))).not.toContain('ne s’applique plus');
  });
});

describe('a dish', () => {
  it('shows its price of now beside the one that an offer reduced [MNU-07, OFR-08]', async () => {
    const offer = anOffer('percentage', { id: 1, percentBp: 2000, itemIds: [101] });
    await renderPage('/menu', page, { catalogue: exampleCatalogue({ offers: [offer] }) });
    const price = screen.getAllByTestId('item')[0]?.querySelector('[data-testid=price]') as HTMLElement;
    expect(spaced(price)).toBe('8,00 €au lieu de 10,00 €');
  });

  it('whose offer is another day’s says which, on its badge and under its line; on that day it says the offer alone [MNU-22, MNU-23]', async () => {
    const tuesday = anOffer('buy_one_get_one', {
      id: 1,
      itemIds: [101],
      activeTimes: [{ days: ['tue'], start: '00:00', end: '23:59' }],
    });
    putInCart(101);
    await openCart([tuesday]);
    const badge = () => screen.getAllByTestId('item')[0]?.querySelector('[data-testid=badge]') as HTMLElement;
    expect([badge().dataset.badge, spaced(badge())]).toEqual(['BOGO', 'Mardi : 1 = 1 offerte']);
    expect(categoryBadges()).toEqual(['1 + 1 in outline', '1 + 1 in outline']);
    const line = within(screen.getByTestId('cart')).getByTestId('cart-line');
    expect(spaced(line)).toMatch(/1 achetée = 1 offerte, valable le mardi/);
    // Green is for what takes something off.
    expect(within(line).getByText(/valable le mardi/).className).toBe('');
    expect(centsOf('cart-total')).toBe(1000);
    await act(async () => hearServerDate(Date.parse('2026-11-24T18:00:00Z')));
    expect([badge().dataset.badge, spaced(badge())]).toEqual(['BOGO', '1 achetée = 1 offerte']);
    expect(categoryBadges()).toEqual(['1 + 1', '1 + 1']);
    expect(spaced(line)).not.toContain('valable');
  });

  it('is offered with what goes with it, added with one tap and kept in view [MNU-30, MNU-09]', async () => {
    const { of } = fakeApi({
      'POST /v2/recommendations': {
        body: { status: 'success', recommendations: [{ itemId: 201 }, { itemId: 101 }, { itemId: 102 }] },
      },
    });
    putInCart(102);
    await renderPage('/menu', page, { url: '/menu?product=101' });
    const companions = await screen.findByTestId('companions');
    expect(of('POST')[0]?.body.cartItems).toEqual([
      { itemId: 101, quantity: 1 },
      { itemId: 102, quantity: 1 },
    ]);
    expect(within(companions).getAllByRole('listitem')).toHaveLength(1);
    await act(async () => fireEvent.click(within(companions).getByRole('button', { name: 'Ajouter Tiramisu' })));
    expect(useCartStore.getState().lines.map(({ itemId }) => itemId)).toEqual([102, 201]);
    expect(within(companions).getByRole('button').textContent).toBe('1');
    expect(screen.getByTestId('item-dialog')).toBeTruthy();
  });
});
