import { weekdays } from '@comptoir/domain';
import { anOffer } from '@comptoir/domain/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLocationStore } from '../state/location/location-store.ts';
import { useSheetStore } from '../state/page/sheet-store.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './home.tsx';

describe('the home page', () => {
  it('is named Home and begins in pickup, with nothing stored [RTE-01, LOC-02]', async () => {
    await renderPage('/', page);
    expect(screen.getByRole('main').dataset.page).toBe('Home');
    expect(screen.getByRole('button', { name: 'À emporter' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByTestId('location-button').textContent).toBe('À emporter · 12 rue de la République');
    expect(localStorage.getItem('location')).toBeNull();
  });

  it('asks for a place when delivery is chosen for the first time [LOC-01]', async () => {
    await renderPage('/', page);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Livraison' })));
    expect(useLocationStore.getState().mode).toBe('delivery');
    expect(useSheetStore.getState().sheet).toEqual({ name: 'location' });
  });

  it('offers pickup only where nothing is delivered [LOC-03]', async () => {
    const { readSettings } = await import('@comptoir/contract');
    await renderPage('/', page, { catalogue: { settings: readSettings([]) } });
    expect(screen.queryByRole('button', { name: 'Livraison' })).toBeNull();
  });

  const headline = () => screen.getByRole('heading', { level: 1 }).textContent?.replace(/\s/g, ' ');
  const facts = () => screen.getByRole('region', { name: 'En bref' }).textContent?.replace(/\s/g, ' ');

  it('promises one figure of minutes, for the meal of the hour', async () => {
    const { unmount } = await renderPage('/', page);
    expect(headline()).toContain('Vous, dînez dans 20 min.');
    expect(facts()).toContain('Prête en 20 min');
    unmount();
    await renderPage('/', page, { catalogue: { renderedAt: '2026-11-23T11:00:00Z' } });
    expect(headline()).toContain('Vous, déjeunez dans 20 min.');
  });

  it('counts the minutes to the hour that the card tells, up to five, for how one eats', async () => {
    useLocationStore.setState({ mode: 'pickup' });
    const { unmount } = await renderPage('/', page, { catalogue: { renderedAt: '2026-11-23T18:03:20Z' } });
    expect(headline()).toContain('Vous, dînez dans 22 min.');
    expect(facts()).toContain('Prête en 22 min');
    expect(screen.getByRole('main').textContent?.replace(/\s/g, ' ')).toContain('Prête vers 19 h 25');
    unmount();
    const { settings } = exampleCatalogue();
    const delivery = { ...settings.scheduling.delivery, minimumMinutes: 45 };
    await renderPage('/', page, {
      catalogue: {
        renderedAt: '2026-11-23T18:03:20Z',
        settings: { ...settings, scheduling: { ...settings.scheduling, delivery } },
      },
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Livraison' })));
    expect(headline()).toContain('Vous, dînez dans 47 min.');
    expect(facts()).toContain('Livrée en 47 min');
  });

  it('names the next service while it is closed, and no figure of minutes', async () => {
    // Sunday, on which nothing is served.
    await renderPage('/', page, { catalogue: { renderedAt: '2026-11-22T12:00:00Z' } });
    expect(headline()).toContain('Vous, déjeunez demain.');
    expect(facts()).toMatch(/^Fermé · ouvre demain/);
    expect(`${headline()}${facts()}`).not.toMatch(/\d min/);
  });

  it('promises no order in 0 minutes where the settings could not be read [ERR-14]', async () => {
    const { readSettings } = await import('@comptoir/contract');
    await renderPage('/', page, { catalogue: { settings: readSettings([]), missing: ['settings'] } });
    expect(`${headline()}${facts()}`).not.toMatch(/\d min/);
  });

  it('counts the dishes of a category by the category’s own noun', async () => {
    await renderPage('/', page);
    const tiles = within(screen.getByRole('region', { name: 'La carte' })).getAllByRole('link');
    expect(tiles.map((tile) => tile.textContent?.replace(/\s/g, ' '))).toEqual(['Pizzas3 pizzas', 'Desserts1 choix']);
  });

  it('shows seven lines of opening hours, in the footer too [MNU-04]', async () => {
    await renderPage('/', page);
    for (const place of [screen.getByRole('main'), screen.getByTestId('footer')]) {
      const lines = [...within(place).getByTestId('hours').children].map((line) =>
        line.textContent?.replaceAll('\u00a0', ' '),
      );
      expect(lines).toHaveLength(7);
      expect(lines[0]).toBe('Lundi 11 h 30 – 14 h 30, 18 h 30 – 22 h 30');
      expect(lines[6]).toBe('Dimanche Fermé');
      const times = [...(within(place).getByTestId('hours').firstElementChild?.querySelectorAll('time') ?? [])];
      expect(times.map((time) => [time.dateTime, time.dataset.time])).toEqual([
        ['11:30', '11:30-14:30'],
        ['18:30', '18:30-22:30'],
      ]);
    }
  });

  it('shows what is ordered most and skips what left the menu [MNU-29]', async () => {
    const { unmount } = await renderPage('/', page, { catalogue: { popularIds: [999, 102, 101] } });
    const block = screen.getByRole('region', { name: 'Nos suggestions' });
    expect(
      within(block)
        .getAllByTestId('item')
        .map((item) => item.dataset.item),
    ).toEqual(['102', '101']);
    unmount();
    await renderPage('/', page, { catalogue: { popularIds: [] } });
    expect(screen.queryByText('Nos suggestions', { selector: 'h2' })).toBeNull();
  });

  it('suggests what is served now, and what is served next while nothing is [MNU-29]', async () => {
    const [evening] = exampleCatalogue().menus;
    if (!evening) throw new Error('The example has a menu.');
    const hours = (times: string[]) => Object.fromEntries(weekdays.map((day) => [day, times]));
    const [category] = evening.categories;
    const [dish] = category?.items ?? [];
    if (!category || !dish) throw new Error('The example has a dish.');
    const lunchDish = { ...dish, id: 901, name: 'Menu du midi' };
    const lunch = {
      ...evening,
      id: 9,
      timeRanges: hours(['11:30-14:30']),
      pickupTimeRanges: null,
      categories: [{ ...category, id: 90, items: [lunchDish] }],
    };
    const dinner = { ...evening, timeRanges: hours(['18:30-22:30']), pickupTimeRanges: null };
    const shownAt = async (renderedAt: string) => {
      const catalogue = { menus: [dinner, lunch], popularIds: [901, dish.id], renderedAt };
      const { unmount } = await renderPage('/', page, { catalogue });
      const shown = screen.getAllByTestId('item').map(({ dataset }) => Number(dataset.item));
      unmount();
      return shown;
    };
    expect(await shownAt('2026-11-23T18:00:00Z')).toEqual([dish.id]);
    expect(await shownAt('2026-11-23T11:00:00Z')).toEqual([901]);
    // At ten in the morning lunch is next, and at four in the afternoon dinner.
    expect(await shownAt('2026-11-23T09:00:00Z')).toEqual([901]);
    expect(await shownAt('2026-11-23T15:00:00Z')).toEqual([dish.id]);
  });

  it('shows where it is in words, and draws no map of streets that are not there [SHL-24]', async () => {
    await renderPage('/', page);
    const visit = screen.getByRole('region', { name: 'Passez nous voir' });
    expect(within(visit).queryByRole('img')).toBeNull();
    expect(within(visit).getByRole('link', { name: 'Itinéraire' })).toBeTruthy();
  });

  it.each([
    [['Blog', 'Contact', 'About'], []],
    [['Blog'], ['À propos', 'Contact']],
    [[], ['À propos', 'Blog', 'Contact']],
  ] as const)(
    'leads from its foot to each page that the site allows: all but %j [RTE-37, RTE-38]',
    async (disallowedPages, expected) => {
      await renderPage('/', page, { site: { disallowedPages: [...disallowedPages] } });
      const links = within(screen.getByTestId('footer')).getAllByRole('link');
      const names = links.map(({ textContent }) => textContent ?? '');
      expect(names.filter((name) => ['À propos', 'Blog', 'Contact'].includes(name))).toEqual(expected);
    },
  );

  it('words each public offer in French from its type, value and minimum, and the coupon that anybody may try [MNU-31]', async () => {
    const offers = [
      anOffer('buy_one_get_one', {
        id: 1,
        itemIds: [101],
        activeTimes: [{ days: ['tue'], start: '18:30', end: '22:00' }],
      }),
      anOffer('percentage', { id: 2, percentBp: 2000, categoryIds: [11], autoApply: false }),
      anOffer('fixed_amount', { id: 3, amountCents: 500, minimumCents: 4000 }),
      anOffer('free_item', { id: 4, itemIds: [201], minimumCents: 3500 }),
      anOffer('free_delivery', { id: 5, mode: 'delivery' }),
      anOffer('percentage', { id: 6, percentBp: 1000, isActive: false }),
    ];
    await renderPage('/', page, { catalogue: { offers } });
    const block = screen.getByRole('region', { name: 'À saisir' });
    const tickets = within(block)
      .getAllByRole('listitem')
      .map((ticket) => ticket.textContent?.replaceAll('\u00a0', ' '));
    expect(tickets).toEqual([
      '1 achetée, 1 offerteSur Margherita.Le mardi, de 18 h 30 à 22 hAppliquée automatiquement',
      '−20 %Sur Pizzas.Avec un code promo',
      '−5 €Sur toute la commande. Dès 40 € de commande.Appliquée automatiquement',
      'Tiramisu offertDès 35 € de commande.Appliquée automatiquement',
      'Livraison offerteLivraison seulementAppliquée automatiquement',
      '−10 %Sur votre première commande.Avec le code BIENVENUE',
    ]);
  });

  it('has no blog block and links to no unlisted page [SHL-23, RTE-36]', async () => {
    await renderPage('/', page);
    expect(document.querySelector('[data-block="blog"]')).toBeNull();
    expect(document.querySelector('a[href$="/blog"], a[href$="/contact"], a[href$="/about"]')).toBeNull();
  });
});
