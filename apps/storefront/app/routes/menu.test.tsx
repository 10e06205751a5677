import { menuToWire, readSettings } from '@comptoir/contract';
import { anItem, anOffer } from '@comptoir/domain/testing';
import { hearServerDate } from '@comptoir/web-app/clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCartStore } from '../state/cart/cart-store.ts';
import { initialCheckout } from '../state/checkout/checkout-state.ts';
import { useCheckoutStore } from '../state/checkout/checkout-store.ts';
import { chooseMode } from '../state/location/location-store.ts';
import { exampleCatalogue, menu, menuWithout, openInstant, pizzas } from '../testing/example-catalogue.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './menu.tsx';

const { settings } = exampleCatalogue();
const dish = (name: string) => screen.getByRole('link', { name }).closest('article') as HTMLElement;
const search = (text: string) =>
  act(async () => fireEvent.change(screen.getByTestId('menu-search'), { target: { value: text } }));
const results = () =>
  screen.queryAllByTestId('search-result').map((result) => within(result).getByRole('heading').textContent);

describe('the menu', () => {
  it('shows every category with its dishes [RTE-04]', async () => {
    await renderPage('/menu', page);
    const sections = screen.getAllByTestId('category');
    expect(sections.map((section) => within(section).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Pizzas',
      'Desserts',
    ]);
    expect(within(sections[0] as HTMLElement).getAllByTestId('item')).toHaveLength(3);
    expect(document.getElementById('category-12')).toBe(sections[1]);
  });

  it('shows the prices of the mode, or the other’s where one is missing [MNU-07]', async () => {
    await renderPage('/menu', page);
    expect(dish('Margherita').textContent).toContain('10,00\u00a0€');
    act(() => chooseMode('delivery'));
    expect(dish('Margherita').textContent).toContain('11,00\u00a0€');
    expect(dish('Tiramisu').textContent).toContain('6,00\u00a0€');
  });

  it('offers no way to add what is sold out or taken off sale [MNU-10]', async () => {
    const { unmount } = await renderPage('/menu', page);
    expect(dish('Pâté croûte').textContent).toContain('Épuisé');
    expect(within(dish('Pâté croûte')).queryByRole('button')).toBeNull();
    unmount();
    await renderPage('/menu', page, { catalogue: { menus: [{ ...menu, isAvailable: false }] } });
    expect(dish('Tiramisu').textContent).toContain('Indisponible');
    expect(screen.queryByTestId('add-to-cart')).toBeNull();
  });

  it.each([
    ['an hour', '2026-11-23T18:00:00Z', '2026-11-23T19:30:00Z', 'De retour à 20 h 30'],
    ['this service', '2026-11-23T18:00:00Z', '2026-11-23T21:30:00Z', 'Épuisé ce soir'],
    ['the evening, late in it', '2026-11-23T18:00:00Z', '2026-11-24T04:00:00Z', 'Épuisé ce soir'],
    ['lunch, at lunch', '2026-11-23T11:00:00Z', '2026-11-23T13:30:00Z', 'De retour à 18 h 30'],
    ['the day, at lunch', '2026-11-23T11:00:00Z', '2026-11-24T04:00:00Z', 'Épuisé aujourd’hui'],
    ['some days', '2026-11-23T18:00:00Z', '2026-11-28T04:00:00Z', 'Épuisé'],
    ['nobody knows how long', '2026-11-23T18:00:00Z', null, 'Épuisé'],
  ])('says of a dish that is sold out for %s when it is back [STK-07]', async (_, renderedAt, until, words) => {
    await renderPage('/menu', page, { catalogue: { renderedAt, menus: [menuWithout('item', 201, until)] } });
    expect(dish('Tiramisu').textContent?.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`${words}$`));
    expect(within(dish('Tiramisu')).queryByRole('button')).toBeNull();
  });

  it('has a dish back by itself when its time has come [STK-05]', async () => {
    await renderPage('/menu', page, { catalogue: { menus: [menuWithout('item', 201, '2026-11-23T18:30:00Z')] } });
    expect(within(dish('Tiramisu')).queryByRole('button')).toBeNull();
    act(() => hearServerDate(Date.parse('2026-11-23T18:30:00Z')));
    expect(within(dish('Tiramisu')).getByTestId('add-to-cart')).toBeTruthy();
  });

  it('lets what is sold out tonight be added for tomorrow [STK-03]', async () => {
    await renderPage('/menu', page, { catalogue: { menus: [menuWithout('item', 201, '2026-11-23T21:30:00Z')] } });
    const delivery = { ...initialCheckout.delivery, isScheduled: true, date: '2026-11-24', time: '12:00-12:15' };
    act(() => useCheckoutStore.setState({ state: { ...initialCheckout, delivery } }));
    fireEvent.click(within(dish('Tiramisu')).getByTestId('add-to-cart'));
    expect(useCartStore.getState().lines).toHaveLength(1);
  });

  it('says that nothing is served now and when it opens, and still lets the diner order [MNU-11]', async () => {
    // Monday, 16:00 in Paris.
    await renderPage('/menu', page, { catalogue: { renderedAt: '2026-11-23T15:00:00Z' } });
    expect(screen.getByText('Fermé actuellement')).toBeTruthy();
    expect(screen.getByText('Réouverture à 18 h 30.')).toBeTruthy();
    fireEvent.click(within(dish('Tiramisu')).getByTestId('add-to-cart'));
    expect(useCartStore.getState().lines).toHaveLength(1);
  });

  it.each([
    ['closes the restaurant', '2026-11-23T17:45:00Z', { isClosed: true, times: [] }, true],
    [
      'changes the hours',
      '2026-11-23T17:45:00Z',
      { isClosed: false, times: [{ start: '18:00', end: '20:00' }] },
      false,
    ],
  ])('says the restaurant’s sentence on a day that %s [HRS-03]', async (_, renderedAt, hours, isClosed) => {
    const exceptions = [{ date: '2026-11-23', ...hours, message: 'Bonnes fêtes à tous !' }];
    const catalogue = { renderedAt, settings: { ...settings, scheduling: { ...settings.scheduling, exceptions } } };
    await renderPage('/menu', page, { catalogue });
    expect(screen.getByText(/Bonnes fêtes à tous !/)).toBeTruthy();
    expect(screen.queryAllByText('Fermé actuellement')).toHaveLength(isClosed ? 1 : 0);
  });

  it('says nothing of a day for the other order type, nor of tomorrow [HRS-03]', async () => {
    const day = { isClosed: true, times: [], message: 'Bonnes fêtes à tous !' };
    const exceptions = [
      { ...day, date: '2026-11-23', modes: ['delivery' as const] },
      { ...day, date: '2026-11-24' },
    ];
    const catalogue = { settings: { ...settings, scheduling: { ...settings.scheduling, exceptions } } };
    await renderPage('/menu', page, { catalogue });
    expect(screen.queryByText(/Bonnes fêtes/)).toBeNull();
    act(() => chooseMode('delivery'));
    expect(screen.getByText(/Bonnes fêtes/)).toBeTruthy();
  });

  it('follows the server’s clock, not the device’s nor the hour of the rendering [MNU-11]', async () => {
    await renderPage('/menu', page);
    expect(screen.queryByText('Fermé actuellement')).toBeNull();
    // The API's answer says Monday, 16:00 in Paris.
    act(() => hearServerDate(Date.parse('2026-11-23T15:00:00Z')));
    expect(screen.getByText('Fermé actuellement')).toBeTruthy();
  });

  it('marks the one menu that is not served while another is [MNU-11]', async () => {
    const lunch = {
      ...menu,
      id: 2,
      isOpen: false,
      categories: [{ ...pizzas, id: 21, name: 'Formules', items: [anItem({ id: 301, name: 'Formule' })] }],
    };
    await renderPage('/menu', page, { catalogue: { menus: [menu, lunch] } });
    expect(screen.getAllByText('Fermé actuellement')).toHaveLength(1);
    expect(within(document.getElementById('category-21') as HTMLElement).getByText('Fermé actuellement')).toBeTruthy();
  });

  it('says that the menu could not be read, and reads it again on demand [MNU-02]', async () => {
    let isUp = false;
    const answer = (payload: unknown) =>
      new Response(JSON.stringify({ status: 'success', payload }), { headers: { 'content-type': 'application/json' } });
    vi.stubGlobal('fetch', async (input: unknown) => {
      if (!isUp) throw new TypeError('offline');
      return answer(String(input).endsWith('/menus') ? [menuToWire(menu)] : []);
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage('/menu', page, { catalogue: { menus: [], missing: ['menus'] } });
    const retry = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
    expect(screen.getByText('Le menu est momentanément indisponible.')).toBeTruthy();
    await retry();
    expect(screen.getByText('Le menu est momentanément indisponible.')).toBeTruthy();
    expect(warn).toHaveBeenCalled();
    isUp = true;
    await retry();
    expect(screen.getAllByTestId('item')).toHaveLength(4);
  });
});

describe('the settings of the restaurant', () => {
  it('are the usual ones where they could not be read, which is said until they are [ERR-14]', async () => {
    let isUp = false;
    vi.stubGlobal('fetch', async () => {
      if (!isUp) throw new TypeError('offline');
      return new Response(JSON.stringify({ status: 'success', payload: [] }));
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage('/menu', page, { catalogue: { settings: readSettings([]), missing: ['settings'] } });
    const note = await screen.findByTestId('settings-note');
    expect(note.textContent).toContain('Vous pouvez commander à emporter et régler en espèces.');
    const retry = () => act(async () => fireEvent.click(within(note).getByRole('button', { name: 'Réessayer' })));
    await retry();
    expect(note.isConnected).toBe(true);
    isUp = true;
    await retry();
    expect(screen.queryByTestId('settings-note')).toBeNull();
  });
});

describe('a dish', () => {
  it('opens by its link and puts itself in the address [RTE-07]', async () => {
    await renderPage('/menu', page);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Margherita' })));
    expect(currentUrl()).toBe('/menu?product=101');
    expect(await screen.findByTestId('item-dialog')).toBeTruthy();
  });

  it('is open when the address names it, and leaves the address when it is closed [RTE-05]', async () => {
    await renderPage('/menu', page, { url: '/menu?product=101' });
    const dialog = await screen.findByTestId('item-dialog');
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('Margherita');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Fermer' })));
    expect(screen.queryByTestId('item-dialog')).toBeNull();
    expect(currentUrl()).toBe('/menu');
  });

  it.each(['zzz', '', '999', '101x', '-1'])(
    'is not opened by the product link "%s" of nothing of ours [RTE-06]',
    async (id) => {
      await renderPage('/menu', page, { url: `/menu?product=${id}` });
      expect(screen.getAllByTestId('item')).toHaveLength(4);
      expect(screen.queryByTestId('item-dialog')).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is added by one tap when nothing must be chosen, and must be composed otherwise [CRT-04]', async () => {
    await renderPage('/menu', page);
    const add = within(dish('Tiramisu')).getByTestId('add-to-cart');
    fireEvent.click(add);
    fireEvent.click(add);
    expect(useCartStore.getState().lines).toMatchObject([{ itemId: 201, options: [], quantity: 2, note: '' }]);
    expect(within(dish('Regina')).queryByTestId('add-to-cart')).toBeNull();
    expect(within(dish('Regina')).getByRole('link', { name: 'Composer Regina' }).getAttribute('href')).toBe(
      '/menu?product=102',
    );
  });

  it('is announced to the server when added, whose answer changes nothing [MNU-09]', async () => {
    const fetch = vi.fn((_input: unknown) => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', fetch);
    await renderPage('/menu', page);
    await act(async () => fireEvent.click(within(dish('Tiramisu')).getByTestId('add-to-cart')));
    expect(fetch.mock.calls.map(([input]) => String(input))).toEqual(['/v2/public/products/201']);
    expect(useCartStore.getState().lines).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the picture of a dish', () => {
  const withImage = (image: string | null) => ({
    menus: [{ ...menu, categories: [{ ...pizzas, items: [anItem({ id: 101, name: 'Margherita', image })] }] }],
  });

  it('leaves a quiet placeholder where it is missing or fails [MNU-28]', async () => {
    const { unmount } = await renderPage('/menu', page, { catalogue: withImage(null) });
    expect(dish('Margherita').querySelector('img')).toBeNull();
    expect(dish('Margherita').querySelector('[data-testid=tile] svg')).toBeTruthy();
    unmount();
    await renderPage('/menu', page, { catalogue: withImage('https://pictures.example/gone.jpg') });
    const picture = dish('Margherita').querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toBe('https://pictures.example/gone.jpg');
    fireEvent.error(picture);
    expect(dish('Margherita').querySelector('img')).toBeNull();
    expect(dish('Margherita').querySelector('[data-testid=tile] svg')).toBeTruthy();
  });

  it('comes as AVIF with WebP behind it when it is one of ours [MNU-28]', async () => {
    await renderPage('/menu', page, { catalogue: withImage('/media/items/margherita.avif') });
    expect(dish('Margherita').querySelector('source')?.getAttribute('srcset')).toBe(
      '/media/items/margherita-320.avif 320w, /media/items/margherita.avif 480w',
    );
    expect(dish('Margherita').querySelector('img')?.getAttribute('src')).toBe('/media/items/margherita.webp');
  });
});

describe('the search', () => {
  it('starts at two characters [MNU-12]', async () => {
    await renderPage('/menu', page);
    await search(' m ');
    expect(screen.getAllByTestId('item')).toHaveLength(4);
    await search('ma');
    expect(await screen.findAllByTestId('search-result')).not.toHaveLength(0);
    expect(screen.getAllByTestId('item').filter((dish) => !dish.closest('[hidden]'))).toHaveLength(0);
  });

  it.each([
    ['PATE', 'Pâté croûte'],
    ['boeuf', 'Pâté croûte'],
    ['Champignons', 'Regina'],
  ])('finds "%s" in names and descriptions, whatever its accents and case [MNU-13, MNU-14]', async (text, name) => {
    await renderPage('/menu', page);
    await search(text);
    await screen.findAllByTestId('search-result');
    expect(results()).toEqual([name]);
  });

  it('shows the best scores first and ten at most [MNU-15, MNU-16]', async () => {
    const items = Array.from({ length: 12 }, (_, index) =>
      anItem({ id: 400 + index, name: `Pizza ${index}`, score: index }),
    );
    await renderPage('/menu', page, { catalogue: { menus: [{ ...menu, categories: [{ ...pizzas, items }] }] } });
    await search('pizza');
    await screen.findAllByTestId('search-result');
    expect(results()).toHaveLength(10);
    expect(results().slice(0, 2)).toEqual(['Pizza 11', 'Pizza 10']);
  });

  it('says so when nothing matches, and can be cleared [MNU-17]', async () => {
    await renderPage('/menu', page);
    await search('sushi');
    expect(await screen.findByText('Aucun plat ne correspond à votre recherche.')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' })));
    expect(screen.getAllByTestId('item')).toHaveLength(4);
  });
});

describe('offers on the menu', () => {
  const badges = (element: HTMLElement) =>
    within(element)
      .queryAllByTestId('badge')
      .map((badge) => badge.dataset.badge);

  it('gives a dish one badge, of the offer that tells most [MNU-22, MNU-23]', async () => {
    const offers = [
      anOffer('percentage', { id: 1, percentBp: 1250, itemIds: [101, 102] }),
      anOffer('buy_one_get_one', { id: 2, itemIds: [101] }),
    ];
    await renderPage('/menu', page, { catalogue: { offers } });
    expect(badges(dish('Margherita'))).toEqual(['BOGO']);
    expect(dish('Margherita').textContent).toContain('1 achetée = 1 offerte');
    expect(badges(dish('Regina'))).toEqual(['12.5% OFF']);
    expect(dish('Regina').textContent).toContain('−12,5\u00a0%');
    expect(badges(dish('Tiramisu'))).toEqual([]);
  });

  it.each([
    [450, '4.5€ OFF', '−4,50\u00a0€'],
    [500, '5€ OFF', '−5\u00a0€'],
  ])('writes an amount as money is, with two decimals or none: %i cents [MNU-23]', async (amountCents, code, text) => {
    const offers = [anOffer('fixed_amount', { id: 1, amountCents, itemIds: [102] })];
    await renderPage('/menu', page, { catalogue: { offers } });
    expect(badges(dish('Regina'))).toEqual([code]);
    expect(dish('Regina').textContent).toContain(text);
  });

  it('says the best of a category’s offers, or how many there are [MNU-24, MNU-25]', async () => {
    const offers = [
      anOffer('percentage', { id: 1, percentBp: 1000, itemIds: [101] }),
      anOffer('percentage', { id: 2, percentBp: 2000, itemIds: [102] }),
      anOffer('free_delivery', { id: 3, categoryIds: [12] }),
    ];
    await renderPage('/menu', page, { catalogue: { offers } });
    const texts = screen
      .getAllByTestId('category')
      .map((section) => section.querySelector('h2 ~ [data-badge]')?.textContent);
    expect(texts).toEqual(['−20\u00a0%', '1 offre']);
  });

  it('counts a category’s dishes on offer, and badges one that an offer names itself [MNU-26, MNU-27]', async () => {
    const offers = [anOffer('fixed_amount', { id: 1, amountCents: 500, itemIds: [101], categoryIds: [12] })];
    await renderPage('/menu', page, { catalogue: { offers, renderedAt: openInstant } });
    const [first, second] = screen.getAllByTestId('category') as [HTMLElement, HTMLElement];
    expect(within(first).getByTestId('offer-count').textContent).toBe('1 offre');
    expect(within(second).queryByTestId('offer-count')).toBeNull();
    expect(badges(second)).toEqual(['$ OFF']);
  });
});
