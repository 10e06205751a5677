import { menuToWire } from '@comptoir/contract';
import { anItem, anOffer } from '@comptoir/domain/testing';
import { hearServerDate } from '@comptoir/web-app/clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addLine, changeCart, useCartStore } from '../state/cart/cart-store.ts';
import { chooseLocation, chooseMode, pickupChoice } from '../state/location/location-store.ts';
import { openSheet, useSheetStore } from '../state/page/sheet-store.ts';
import { centsOf, press, putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue, menu, menuWithout, pizzas } from '../testing/example-catalogue.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './menu.tsx';

const { settings } = exampleCatalogue();
const centre = { ...pickupChoice, mode: 'delivery', zone: 'Centre' } as const;
const cart = () => screen.getByTestId('cart');
const text = () => cart().textContent?.replace(/\s/g, ' ') ?? '';
const click = (name: string) => act(async () => fireEvent.click(within(cart()).getByRole('button', { name })));
const stored = () => JSON.parse(localStorage.cart);

async function openCart(catalogue: Partial<ReturnType<typeof exampleCatalogue>> = {}): Promise<void> {
  await renderPage('/menu', page, { catalogue });
  await act(async () => openSheet({ name: 'cart' }));
  await screen.findByTestId('cart');
}

describe('the cart', () => {
  it('that is empty says so and leads to the menu; every amount is 0 [CRT-16]', async () => {
    await openCart();
    expect(text()).toContain('Rien au four pour l’instant');
    expect(text()).toContain('Votre panier est vide');
    expect(within(cart()).getByRole('link', { name: 'Voir la carte' })).toBeTruthy();
    expect(screen.queryByTestId('cart-total')).toBeNull();
  });

  it('shows what each line is and costs, and the totals with their tax [CRT-02, CRT-29, CRT-30]', async () => {
    putInCart(101, 2, [{ optionId: 1, choices: [{ choiceId: 1001, quantity: 2 }] }]);
    await openCart();
    expect(screen.getByTestId('cart-line').textContent).toContain('Margherita2 × Mozzarella13,00\u00a0€ pièce');
    expect([centsOf('cart-subtotal'), centsOf('cart-delivery'), centsOf('cart-tax'), centsOf('cart-total')]).toEqual([
      2600, 0, 236, 2600,
    ]);
    expect(text()).toContain('dont TVA 10 %2,36 €');
    expect(screen.queryByTestId('cart-discount')).toBeNull();
  });

  it('adds the tax where prices are without it [CRT-10]', async () => {
    putInCart(101);
    const { default: site } = await import('../../../../sites/leve-tard/site.ts');
    await renderPage('/menu', page, { site: { tax: { ...site.tax, inclusive: false } } });
    await act(async () => openSheet({ name: 'cart' }));
    await screen.findByTestId('cart');
    expect([centsOf('cart-tax'), centsOf('cart-total')]).toEqual([100, 1100]);
    expect(text()).toContain('+ TVA 10 %1,00 €');
  });

  it('says when it would be ready, by the restaurant’s clock, and that it is closed [CHK-56, CHK-58]', async () => {
    putInCart(101);
    await openCart();
    expect(screen.getByTestId('cart-promise').textContent).toBe('Prête vers 19\u00a0h\u00a020');
    await act(async () => hearServerDate(Date.parse('2026-11-23T22:30:00Z')));
    expect(screen.getByTestId('cart-promise').textContent).toMatch(/^Fermé actuellement. Prête demain vers 11\sh\s50$/);
  });

  it('says that the restaurant pauses, until when, and its own sentence [BRD-51, PSE-04]', async () => {
    putInCart(101);
    const until = '2026-11-23T20:00+01:00';
    const pauses = [{ modes: ['pickup' as const, 'delivery' as const], until, message: 'Four en panne.' }];
    await openCart({ settings: { ...settings, scheduling: { ...settings.scheduling, pauses } } });
    expect(document.body.textContent).not.toMatch(/Le four est éteint|Fermé actuellement/);
    const said = screen.getByTestId('cart-promise').textContent?.replaceAll('\u00a0', ' ');
    expect(said).toBe(
      'Le restaurant fait une pause : reprise à 20 h. Vous pouvez commander pour plus tard. Four en panne.',
    );
  });

  it('writes amounts in French, with spaces that do not break [CRT-18]', async () => {
    putInCart(101, 99);
    putInCart(201, 99);
    await openCart();
    expect(screen.getByTestId('cart-total').textContent).toMatch(/1\u202f584,00\u00a0€/);
  });

  it('changes quantities; the last unit takes the line away, and no account is asked for [CRT-03, CRT-04, CRT-17]', async () => {
    putInCart(201);
    await openCart();
    await click('Ajouter une unité\u00a0: Tiramisu');
    expect(centsOf('cart-total')).toBe(1200);
    await click('Retirer une unité\u00a0: Tiramisu');
    expect(centsOf('cart-total')).toBe(600);
    await click('Retirer Tiramisu');
    expect(text()).toContain('Votre panier est vide');
    expect(stored().lines).toEqual([]);
  });

  it('keeps a word for the kitchen on its line [CRT-04]', async () => {
    putInCart(201);
    await openCart();
    await click('Note pour la cuisine\u00a0: Tiramisu');
    const input = within(cart()).getByRole('textbox', { name: 'Un mot pour la cuisine\u00a0: Tiramisu' });
    fireEvent.change(input, { target: { value: ' sans cacao ' } });
    await click('Enregistrer');
    expect(stored().lines[0].note).toBe('sans cacao');
    expect(text()).toContain('« sans cacao »');
  });

  it('leaves the word as it was by the button beside it, or by the Escape key, which closes nothing else [CRT-04]', async () => {
    putInCart(201);
    await openCart();
    for (const leave of [
      () => click('Annuler'),
      () => act(async () => fireEvent.keyDown(within(cart()).getByRole('textbox'), { key: 'Escape' })),
    ]) {
      await click('Note pour la cuisine\u00a0: Tiramisu');
      fireEvent.change(within(cart()).getByRole('textbox'), { target: { value: 'sans cacao' } });
      await leave();
      expect(within(cart()).queryByRole('textbox', { name: /cuisine/ })).toBeNull();
      expect([stored().lines[0].note, text().includes('cacao')]).toEqual(['', false]);
    }
  });

  it('opens a line again to change its options [CRT-04]', async () => {
    putInCart(101);
    await openCart();
    await click('Modifier Margherita');
    expect(useSheetStore.getState().sheet).toEqual({ name: 'line', id: stored().lines[0].id });
    expect(await screen.findByTestId('item-dialog')).toBeTruthy();
  });

  it('survives a reload with its ids, options, quantities, notes and code, and nothing of the menu [CRT-05]', async () => {
    addLine({
      itemId: 101,
      options: [{ optionId: 1, choices: [{ choiceId: 1002, quantity: 1 }] }],
      quantity: 3,
      note: 'fine',
    });
    useCartStore.setState({ lines: [], isReady: false });
    await openCart();
    expect(centsOf('cart-subtotal')).toBe(3600);
    expect(localStorage.cart).not.toMatch(/price|cents|Margherita/i);
  });

  it('loses a dish that left the menu, and says so until it was read [CRT-06]', async () => {
    putInCart(999);
    putInCart(201);
    await openCart();
    expect(text()).toContain('Un plat n’est plus à la carte');
    expect(stored().lines.map((line: { itemId: number }) => line.itemId)).toEqual([201]);
    await click('J’ai compris');
    expect(text()).not.toContain('n’est plus à la carte');
  });

  it('does not count dishes whose prices are not known yet [CRT-05]', async () => {
    putInCart(201);
    await openCart({ menus: [], missing: ['menus'] });
    expect(text()).toContain('Calcul du total…');
    expect(stored().lines).toHaveLength(1);
  });

  it('keeps what is sold out from being ordered, by name [MNU-10]', async () => {
    putInCart(103);
    await openCart();
    expect(within(cart()).getByRole('alert').textContent).toContain('Pâté croûte vient d’être épuisée.');
    expect(within(cart()).queryByRole('link', { name: /Commander/ })).toBeNull();
    await click('La retirer');
    expect(text()).toContain('Votre panier est vide');
  });

  it('goes on without what ran out by one tap, which says what the rest costs [STK-15]', async () => {
    putInCart(103);
    putInCart(101, 2);
    await openCart();
    await click('La retirer et commander 20,00\u00a0€');
    expect(stored().lines).toMatchObject([{ itemId: 101, quantity: 2 }]);
    expect(currentUrl()).toBe('/checkout');
  });

  it('asks what is sold out once it is open and every 30 s while it is looked at [STK-15]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const api = fakeApi({ 'GET /v2/public/menus': { body: { status: 'success', payload: [menuToWire(menu)] } } });
    const asked = () => api.of('GET').filter(({ path }) => path === '/v2/public/menus').length;
    const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    putInCart(101);
    await openCart();
    await vi.waitUntil(() => asked() === 1, { timeout: 5_000 });
    await wait(30_000);
    await vi.waitUntil(() => asked() === 2);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(120_000);
    expect(asked()).toBe(2);
    visibility.mockRestore();
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitUntil(() => asked() === 3);
    vi.useRealTimers();
  });

  it('asks for the menu again when the page is looked at again after a while, without a cart too [STK-15]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const api = fakeApi({ 'GET /v2/public/menus': { body: { status: 'success', payload: [menuToWire(menu)] } } });
    const asked = () => api.of('GET').filter(({ path }) => path === '/v2/public/menus').length;
    const look = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await renderPage('/menu', page);
    await vi.waitUntil(() => asked() === 1, { timeout: 5_000 });
    await look();
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 200_000);
    await look();
    await vi.waitUntil(() => asked() === 2);
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    await vi.waitUntil(() => asked() === 3);
    vi.useRealTimers();
  });

  it('names two dishes that are sold out in one sentence, and orders nothing meanwhile [MNU-10]', async () => {
    const without = (ids: number[]) => ({
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => (ids.includes(item.id) ? { ...item, isAvailable: false } : item)),
      })),
    });
    putInCart(101);
    putInCart(201);
    await openCart({ menus: [without([101, 201])] });
    expect(text()).toContain('Margherita et Tiramisu viennent d’être épuisés.');
  });

  it('keeps a dish from being ordered whose choice is sold out, and no other [STK-06, STK-08]', async () => {
    putInCart(101, 1, [{ optionId: 1, choices: [{ choiceId: 1001, quantity: 1 }] }]);
    await openCart({ menus: [menuWithout('choice', 1001, '2026-11-23T21:30:00Z')] });
    expect(screen.getByTestId('cart-line').textContent).toContain('Épuisé');
    expect(within(cart()).queryByRole('link', { name: /Commander/ })).toBeNull();
    await act(async () =>
      changeCart((known) => ({ ...known, lines: known.lines.map((line) => ({ ...line, options: [] })) })),
    );
    expect(within(cart()).getByRole('link', { name: /Commander/ })).toBeTruthy();
  });

  it('says for which day it would be ordered while the restaurant is closed [CHK-58]', async () => {
    putInCart(101);
    // Sunday, on which nothing is served.
    await openCart({ renderedAt: '2026-11-22T12:00:00Z' });
    expect(
      within(cart())
        .getByRole('link', { name: /^Commander/ })
        .textContent?.replace(/\s/g, ' '),
    ).toMatch(/^Commander pour demain /);
  });

  it('says its count and total to those who hear the page [CRT-17]', async () => {
    putInCart(201);
    await openCart();
    await click('Ajouter une unité\u00a0: Tiramisu');
    const said = () => screen.getByText(/^Panier\s: 2 articles, total 12,00\s€$/);
    await vi.waitFor(() => expect(said().getAttribute('aria-live')).toBe('polite'), { timeout: 3000 });
  });
});

describe('delivery in the cart', () => {
  it('is to be computed before a zone is chosen, and costs what the zone says [LOC-18, CRT-17]', async () => {
    putInCart(101, 2);
    chooseMode('delivery');
    await openCart();
    expect(screen.getByTestId('cart-delivery').textContent).toContain('À calculer');
    expect(centsOf('cart-delivery')).toBe(0);
    await act(async () => chooseLocation(centre));
    expect(screen.getByTestId('cart-delivery').textContent).toContain('Livraison (Centre)');
    expect([centsOf('cart-subtotal'), centsOf('cart-delivery'), centsOf('cart-total')]).toEqual([2200, 250, 2450]);
  });

  it('costs the flat charge more below the minimum, and says by how much it is missed [LOC-18]', async () => {
    putInCart(101);
    chooseLocation(centre);
    await openCart();
    expect(centsOf('cart-delivery')).toBe(450);
    expect(text()).toContain('Il manque 4,00 €, ou 2,00 € de frais s’ajoutent.');
    // The charge is a row of its own, not a part of a fee that looks like another zone's.
    expect(screen.getByTestId('cart-delivery').textContent).toMatch(/2,50\s€$/);
    expect(centsOf('cart-small-order')).toBe(200);
  });

  it('is not possible below a minimum without a charge: nothing is charged, and the way out is shown [LOC-21]', async () => {
    const zones = settings.delivery.zones.map((zone) => ({ ...zone, flatChargeCents: 0 }));
    putInCart(101);
    chooseLocation(centre);
    await openCart({ settings: { ...settings, delivery: { ...settings.delivery, zones } } });
    expect(screen.getByTestId('cart-delivery').textContent?.replace(/\s/g, ' ')).toContain('2,50 € dès 15,00 €');
    expect(text()).toContain('Minimum de commande pour la livraison : 15,00 €. Il manque 4,00 €.');
    await click('Changer de lieu');
    expect(useSheetStore.getState().sheet).toEqual({ name: 'location' });
  });

  it('says in the menu’s head what it costs, and from which subtotal on [CRT-33]', async () => {
    await renderPage('/menu', page);
    const head = () => screen.getByRole('button', { name: 'Changer' }).parentElement?.textContent?.replace(/\s/g, ' ');
    expect(head()).not.toContain('Livraison');
    await act(async () => chooseLocation(centre));
    expect(head()).toContain('Livraison 2,50 € dès 15 €');
    await act(async () => chooseLocation({ ...centre, zone: 'Ailleurs' }));
    expect(head()).not.toContain('dès');
  });

  it('that is below its minimum is not to be ordered: the button says what is missing, and nothing is promised [CRT-33]', async () => {
    const zones = settings.delivery.zones.map((zone) => ({ ...zone, flatChargeCents: 0 }));
    putInCart(101);
    chooseLocation(centre);
    await openCart({ settings: { ...settings, delivery: { ...settings.delivery, zones } } });
    expect(within(cart()).queryByRole('link', { name: /^Commander/ })).toBeNull();
    expect(
      within(cart())
        .getByRole('link', { name: /^Ajoutez 4,00\s€$/ })
        .getAttribute('href'),
    ).toBe('/menu');
    expect(screen.queryByTestId('cart-promise')).toBeNull();
    expect(screen.getByText(/^Encore 4,00\s€ pour être livré$/)).toBeTruthy();
    await click('Passer en retrait');
    expect(within(cart()).getByRole('link', { name: /^Commander/ })).toBeTruthy();
    expect(screen.getByTestId('cart-promise').textContent).toContain('Prête');
  });

  it.each([
    ['in no zone', { isInvalid: true }],
    ['in a zone that is gone', { zone: 'Ailleurs' }],
  ])('to a place %s is not to be ordered: another place is offered, or pickup [CRT-33]', async (_, place) => {
    putInCart(101, 2);
    chooseLocation({ ...centre, zone: null, ...place });
    await openCart();
    expect(within(cart()).queryByRole('link', { name: /^Commander/ })).toBeNull();
    expect(screen.queryByTestId('cart-promise')).toBeNull();
    await click('Changer d’adresse');
    expect(useSheetStore.getState().sheet).toEqual({ name: 'location' });
    await act(async () => openSheet({ name: 'cart' }));
    await click('Passer en retrait');
    expect(within(cart()).getByRole('link', { name: /^Commander/ })).toBeTruthy();
  });

  it('is offered from an amount on, with how far it is [OFR-18]', async () => {
    const free = anOffer('free_delivery', { id: 4, mode: 'delivery', minimumCents: 3000 });
    putInCart(101, 2);
    chooseLocation(centre);
    await openCart({ offers: [free] });
    expect(text()).toContain('Plus que 8 € pour la livraison offerte.');
    await click('Ajouter une unité\u00a0: Margherita');
    expect(text()).toContain('La livraison est offerte');
    expect(screen.getByTestId('cart-delivery').textContent?.replace(/\s/g, ' ')).toContain('2,50 € Offerte');
    expect(centsOf('cart-delivery')).toBe(0);
  });

  it('asks for a place where none is known [CRT-17]', async () => {
    putInCart(101);
    await openCart();
    await click('Livraison');
    expect(useSheetStore.getState().sheet).toEqual({ name: 'location' });
  });
});

describe('offers in the cart', () => {
  it('stand under the line that they reduce [CRT-29]', async () => {
    putInCart(101, 2);
    await openCart({ offers: [anOffer('buy_one_get_one', { id: 1, itemIds: [101] })] });
    const line = screen.getByTestId('cart-line').textContent?.replace(/\s/g, ' ');
    expect(line).toMatch(/1 achetée = 1 offerte.*−10,00 €/);
  });

  it('each take their own line, with their reason [CRT-29]', async () => {
    const offers = [
      anOffer('buy_one_get_one', { id: 1, itemIds: [101] }),
      anOffer('percentage', { id: 2, percentBp: 2000, categoryIds: [12] }),
      anOffer('fixed_amount', { id: 3, amountCents: 300 }),
    ];
    putInCart(101, 2);
    putInCart(201);
    await openCart({ offers });
    const discount = screen.getByTestId('cart-discount').textContent?.replace(/\s/g, ' ');
    expect(discount).toBe('1 achetée = 1 offerte−10,00 €−20 % sur Desserts−1,20 €Remise de 3,00 €−3,00 €');
    expect([centsOf('cart-discount'), centsOf('cart-total')]).toEqual([1420, 1180]);
  });

  it('may give a dish: at 0 €, without a stepper; another one can be taken, or none [CRT-27, CRT-28]', async () => {
    const gift = anOffer('free_item', { id: 6, itemIds: [201, 102], minimumCents: 1000 });
    putInCart(101);
    await openCart({ offers: [gift] });
    const line = () => screen.getByTestId('cart-free-line');
    expect(line().textContent?.replace(/\s/g, ' ')).toContain('TiramisuCadeau dès 10,00 €Offert0,00 €');
    expect(within(line()).queryByRole('button', { name: /Ajouter une unité/ })).toBeNull();
    await act(async () => fireEvent.change(within(line()).getByRole('combobox'), { target: { value: '102' } }));
    expect(line().textContent).toContain('Regina');
    await click('Laisser le cadeau Regina');
    expect(screen.queryByTestId('cart-free-line')).toBeNull();
    await click('Le reprendre');
    expect(line().textContent).toContain('Tiramisu');
    expect(centsOf('cart-total')).toBe(1000);
  });
});

describe('a coupon', () => {
  const coupon = 'GET /v2/public/offers/BIENVENUE';
  const valid = {
    body: { status: 'success', payload: [{ id: 9, is_active: true, type: 'percentage', value: 10, auto_apply: 'No' }] },
  };
  const invalid = {
    body: { status: 'error', message: 'Ce code promo n’est pas valide', code: 'coupon_invalid', payload: [] },
  };
  const state = () => screen.getByTestId('coupon-state');

  async function apply(code: string): Promise<void> {
    const open = screen.queryByTestId('coupon-open');
    if (open) fireEvent.click(open);
    fireEvent.change(screen.getByTestId('coupon-input'), { target: { value: code } });
    await press('coupon-apply');
    await act(() => vi.waitFor(() => expect(state().dataset.state).not.toBe('checking')));
  }

  it('is checked with the server, trimmed, and takes its part off [CRT-20, CRT-21]', async () => {
    const api = fakeApi({ [coupon]: valid });
    putInCart(101);
    await openCart();
    expect(screen.queryByTestId('coupon-input')).toBeNull();
    await apply(' BIENVENUE ');
    expect(state().dataset.state).toBe('valid');
    expect(state().textContent?.replace(/\s/g, ' ')).toBe('Code BIENVENUE appliqué : −1,00 €');
    expect(centsOf('cart-discount')).toBe(100);
    expect(screen.getByTestId('cart-discount').textContent).toContain('Code BIENVENUE');
    expect(api.of('GET').filter(({ path }) => path.endsWith('BIENVENUE'))).toHaveLength(1);
  });

  it('that is not valid says why and gives nothing [CRT-22]', async () => {
    fakeApi({ [coupon]: invalid });
    putInCart(101);
    await openCart();
    await apply('BIENVENUE');
    expect(state().dataset.state).toBe('invalid');
    expect(state().textContent).toBe('Ce code promo n’est pas valide.');
    expect(centsOf('cart-total')).toBe(1000);
  });

  it('whose conditions are not met stays valid and says so [CRT-24]', async () => {
    fakeApi({
      [coupon]: {
        body: {
          status: 'success',
          payload: [{ id: 9, is_active: true, type: 'percentage', value: 10, minimum_amount: 30 }],
        },
      },
    });
    putInCart(101);
    await openCart();
    await apply('BIENVENUE');
    expect(state().dataset.state).toBe('valid');
    expect(state().textContent).toBe('BIENVENUE\u00a0: il manque 20,00\u00a0€.');
  });

  it('that was kept is checked again, and can be taken out [CRT-25, CRT-20]', async () => {
    fakeApi({ [coupon]: valid });
    putInCart(101);
    changeCart((known) => ({ ...known, coupon: 'BIENVENUE' }));
    await openCart();
    await act(() => vi.waitFor(() => expect(state().dataset.state).toBe('valid')));
    await click('Retirer le code');
    expect(state().dataset.state).toBe('none');
    expect(centsOf('cart-total')).toBe(1000);
    expect(stored().coupon).toBeNull();
  });

  it('asks what goes with it, leaves out what is in it or unknown, and opens the dish [MNU-30]', async () => {
    const recommendations = [{ itemId: 101 }, { itemId: 201 }, { itemId: 999 }];
    const { of } = fakeApi({ 'POST /v2/recommendations': { body: { status: 'success', recommendations } } });
    putInCart(101, 2);
    await openCart();
    const row = await screen.findByTestId('side-dishes');
    expect(of('POST').map(({ path, body }) => [path, body])).toEqual([
      ['/v2/recommendations', { cartItems: [{ itemId: 101, quantity: 2 }], maxRecommendations: 12 }],
    ]);
    expect(within(row).getAllByRole('listitem')).toHaveLength(1);
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/menu?product=201');
    expect(text()).toContain('Avec ça ?');
  });

  it('offers first what the cart has nothing of, but not what is about to be a gift; one tap adds what needs no choice [MNU-30]', async () => {
    const drink = anItem({
      id: 301,
      name: 'Limonade',
      price: { pickupCents: 350, deliveryCents: 350, taxRateBp: null },
    });
    const categories = [...menu.categories, { ...pizzas, id: 13, name: 'Boissons', items: [drink] }];
    const recommendations = [{ itemId: 102 }, { itemId: 201 }, { itemId: 301 }];
    fakeApi({ 'POST /v2/recommendations': { body: { status: 'success', recommendations } } });
    putInCart(101);
    const gift = anOffer('free_item', { id: 3, itemIds: [201], minimumCents: 3500 });
    await openCart({ menus: [{ ...menu, categories }], offers: [gift] });
    const row = await screen.findByTestId('side-dishes');
    const names = () =>
      within(row)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    // No pizza beside a pizza.
    expect(names()).toEqual(['Limonade']);
    expect(within(row).getAllByRole('button')).toHaveLength(1);
    await act(async () => fireEvent.click(within(row).getByRole('button', { name: /Limonade/ })));
    expect(useCartStore.getState().lines.map(({ itemId }) => itemId)).toEqual([101, 301]);
    expect(screen.getByTestId('cart')).toBeTruthy();
  });

  it('offers six dishes at most, however many go with it [MNU-30]', async () => {
    const ids = [301, 302, 303, 304, 305, 306, 307, 308];
    const drinks = ids.map((id) => anItem({ id, name: `Limonade ${id}` }));
    const categories = [...menu.categories, { ...pizzas, id: 13, name: 'Boissons', items: drinks }];
    const recommendations = ids.map((itemId) => ({ itemId }));
    fakeApi({ 'POST /v2/recommendations': { body: { status: 'success', recommendations } } });
    putInCart(101);
    await openCart({ menus: [{ ...menu, categories }] });
    const links = within(await screen.findByTestId('side-dishes')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(ids.slice(0, 6).map((id) => `Limonade ${id}`));
  });

  it('is complete without recommendations where they fail [MNU-30, ERR-15]', async () => {
    fakeApi({ 'POST /v2/recommendations': { status: 500, body: {} } });
    putInCart(101);
    await openCart();
    await screen.findByTestId('cart-total');
    expect(screen.queryByTestId('side-dishes')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is empty shows what is ordered most, and asks nothing [MNU-30]', async () => {
    const { of } = fakeApi({});
    await openCart({ popularIds: [201] });
    expect(within(await screen.findByTestId('side-dishes')).getByRole('link').textContent).toBe('Tiramisu');
    expect(of('POST')).toEqual([]);
  });
});
