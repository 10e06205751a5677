import type { Menu } from '@comptoir/domain';
import {
  aMenu,
  anItem,
  anOffer,
  aWeek,
  desserts,
  exampleMenus,
  margherita,
  pizzas,
  tiramisu,
} from '@comptoir/domain/testing';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { awake, dish } from './diner.ts';
import { readInstead, servedDaily } from './read-instead.ts';
import { openCart } from './scenes/cart-steps.ts';
import { openShop } from './shop.ts';

const url = inject('shopUrl');

const services = [
  { start: '11:30', end: '14:30' },
  { start: '18:30', end: '22:30' },
];
const menuOf = (items: Menu['categories'][number]['items'], values: Partial<Menu> = {}): Menu => ({
  ...aMenu(1, [{ ...pizzas, items }], servedDaily),
  ...values,
});

/** Opens the menu and waits until the browser shows this number of dishes. */
async function openMenu(page: Page, dishes: number): Promise<void> {
  await page.goto('/menu');
  await awake(page);
  await expect.poll(() => page.getByTestId('item').count()).toBe(dishes);
}

describe('a dish of the menu', () => {
  it('says the allergens of dish and choices, and its picture has its name in the sheet alone [ALG-01, MED-16]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu?product=101');
    await awake(page);
    const sheet = page.getByTestId('item-dialog');
    expect(await sheet.getByRole('img').first().getAttribute('alt')).toBe('Margherita');
    expect(await page.locator('article[data-item="101"] img').first().getAttribute('alt')).toBe('');
    const said = () => sheet.getByTestId('allergens').innerText();
    await sheet.getByRole('radio', { name: /^Sans gluten/ }).check({ force: true });
    await expect.poll(said).toMatch(/^Allergènes\s: lait/);
    await sheet.getByRole('radio', { name: /^Complète/ }).check({ force: true });
    await expect.poll(said).toMatch(/^Allergènes\s: gluten, lait/);
    await leave();
  });

  it('is composed in its sheet, which counts choices and units into its price [MNU-08]', async () => {
    const { page, leave } = await newDiner(url);
    await readInstead(page, { menus: exampleMenus });
    await page.goto('/menu?product=101');
    await awake(page);
    const sheet = page.getByTestId('item-dialog');
    await expect.poll(() => sheet.getByRole('group').count()).toBe(1);
    await sheet.getByRole('checkbox', { name: /Mozzarella/ }).check({ force: true });
    await sheet.getByRole('button', { name: 'Plus de Mozzarella' }).click();
    await sheet.getByRole('button', { name: 'Plus de Margherita' }).click();
    await sheet.getByRole('textbox').fill('bien cuite');
    expect(await sheet.getByTestId('add-to-cart').innerText()).toMatch(/26,00\s€/);
    expect(await sheet.innerText()).toContain('Allergènes');
    await sheet.getByTestId('add-to-cart').click();
    await openCart(page);
    const line = page.getByTestId('cart-line').first();
    await line.waitFor();
    expect(await line.innerText()).toMatch(/2 × Mozzarella[\s\S]*13,00\s€[\s\S]*bien cuite/);
    await leave();
  });

  it('can’t be added when it is sold out, or its menu is not on sale [MNU-10]', async () => {
    const { page, leave } = await newDiner(url);
    const lunch = { ...aMenu(2, [{ ...desserts, items: [tiramisu] }], servedDaily), isAvailable: false };
    await readInstead(page, {
      menus: [menuOf([margherita, { ...margherita, id: 105, name: 'Pâté croûte', isAvailable: false }]), lunch],
    });
    await openMenu(page, 3);
    for (const [name, reason] of [
      ['Pâté croûte', 'Épuisé'],
      ['Tiramisu', 'Indisponible'],
    ] as const) {
      expect(await dish(page, name).textContent()).toContain(reason);
      expect(await dish(page, name).getByRole('button').count()).toBe(0);
    }
    expect(
      await dish(page, 'Margherita')
        .getByRole('link', { name: /Composer|Margherita/ })
        .count(),
    ).toBeGreaterThan(0);
    await leave();
  });

  it('shows a quiet tile where it has no picture, or one that can’t be had [MNU-28]', async () => {
    const { page, leave } = await newDiner(url);
    const plain = anItem({ id: 110, name: 'Sans image', image: null });
    const gone = anItem({ id: 111, name: 'Image perdue', image: '/media/items/gone.jpg' });
    await readInstead(page, { menus: [menuOf([plain, gone])] });
    await openMenu(page, 2);
    for (const name of ['Sans image', 'Image perdue'])
      await dish(page, name).locator('[data-testid=tile] svg').first().waitFor();
    const broken = () =>
      page.evaluate(() => [...document.images].filter((one) => one.complete && !one.naturalWidth).length);
    await expect.poll(broken).toBe(0);
    await leave();
  });

  it('is found by a word of its description, best scores first [MNU-14, MNU-15]', async () => {
    const { page, leave } = await newDiner(url);
    const scored = (id: number, score: number) =>
      anItem({ id, name: `Plat ${score}`, description: 'aux champignons', score });
    await readInstead(page, { menus: [menuOf([scored(1, 3), scored(2, 9), scored(3, 5), margherita])] });
    await openMenu(page, 4);
    await page.getByTestId('menu-search').fill('champignons');
    await expect
      .poll(() => page.getByTestId('search-result').getByRole('heading').allInnerTexts())
      .toEqual(['Plat 9', 'Plat 5', 'Plat 3']);
    await leave();
  });
});

describe('the menu’s hours', () => {
  it('stand on the home page, a line for each day from Monday on [MNU-04]', async () => {
    const { page, leave } = await newDiner(url);
    const activeTimes = aWeek((day) => (day === 'sun' ? [] : services));
    await readInstead(page, { menus: [menuOf([margherita], { activeTimes })] });
    await page.goto('/');
    await awake(page);
    // Sections below the screen hydrate when they are near it.
    await page.locator('main').getByTestId('hours').scrollIntoViewIfNeeded();
    const lines = page.locator('main').getByTestId('hours').getByRole('listitem');
    await expect.poll(async () => (await lines.allInnerTexts()).at(-1)).toMatch(/dimanche\s+fermé/i);
    expect(await lines.count()).toBe(7);
    expect(await lines.first().innerText()).toMatch(/lundi\s+11\sh\s30\s–\s14\sh\s30,\s18\sh\s30\s–\s22\sh\s30/i);
    await leave();
  });

  it('say that nothing is served now; dishes can be added all the same [MNU-11]', async () => {
    const { page, leave } = await newDiner(url);
    const soda = anItem({ id: 301, name: 'Soda' });
    const timeRanges = { ...servedDaily, fri: ['11:30-14:30'] };
    await readInstead(page, { menus: [menuOf([soda], { isOpen: false, timeRanges })] });
    await openMenu(page, 1);
    await page.getByText('Fermé actuellement').first().waitFor();
    await dish(page, 'Soda').getByTestId('add-to-cart').click();
    await page.getByRole('button', { name: 'Panier, 1 article' }).waitFor();
    await leave();
  });
});

describe('what can’t be read', () => {
  it('leaves the menu that the page came with [MNU-02]', async () => {
    const { page, leave } = await newDiner(url);
    let asked = 0;
    await page.route('**/v2/public/menus', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: '{}' });
    });
    await page.goto('/menu');
    await awake(page);
    const dishes = await page.getByTestId('item').count();
    await expect.poll(() => asked).toBe(2);
    expect(await page.getByTestId('item').count()).toBe(dishes);
    expect(dishes).toBeGreaterThan(40);
    await leave();
  });
});

describe('offers on the menu', () => {
  const carte = { ...aMenu(1, [pizzas, { ...desserts, gender: 'm' as const }], servedDaily), name: 'Carte' };
  const dishes = pizzas.items.length + desserts.items.length;
  const badge = (page: Page, name: string) => dish(page, name).getByTestId('badge');
  const section = (page: Page, id: number) => page.locator(`#category-${id}`);
  const sectionBadge = (page: Page, id: number) => section(page, id).locator('h2 ~ [data-badge]');

  it('give a dish one badge, that of the offer that tells most [MNU-18, MNU-22, MNU-23]', async () => {
    const { page, leave } = await newDiner(url);
    await readInstead(page, {
      menus: [carte],
      offers: [
        anOffer('percentage', { id: 1, percentBp: 2000, itemIds: [101] }),
        anOffer('buy_one_get_one', { id: 2, itemIds: [101, 201] }),
        anOffer('fixed_amount', { id: 3, amountCents: 500, itemIds: [102] }),
        anOffer('free_item', { id: 4, itemIds: [102] }),
        anOffer('free_delivery', { id: 5, itemIds: [103] }),
        anOffer('percentage', { id: 6, percentBp: 3000, itemIds: [104], isActive: false }),
      ],
    });
    await openMenu(page, dishes);
    for (const [name, code, text] of [
      ['Margherita', 'BOGO', /^1 achetée = 1 offerte$/i],
      ['Tiramisu', 'BOGO', /^1 acheté = 1 offert$/i],
      ['Regina', '5€ OFF', /^−5\s€$/],
      ['Calzone', 'OFFER', /^Offre$/i],
    ] as const) {
      await expect.poll(() => badge(page, name).getAttribute('data-badge')).toBe(code);
      expect(await badge(page, name).textContent()).toMatch(text);
    }
    expect(await badge(page, 'Napolitaine').count()).toBe(0);
    await leave();
  });

  it('name dishes before categories, and without either nothing [MNU-19, MNU-20, MNU-21]', async () => {
    const { page, leave } = await newDiner(url);
    await readInstead(page, {
      menus: [carte],
      offers: [
        anOffer('percentage', { id: 1, percentBp: 1000, itemIds: [101], categoryIds: [11] }),
        anOffer('fixed_amount', { id: 2, amountCents: 250, categoryIds: [12] }),
        anOffer('buy_one_get_one', { id: 3 }),
      ],
    });
    await openMenu(page, dishes);
    await expect.poll(() => badge(page, 'Margherita').getAttribute('data-badge')).toBe('10% OFF');
    expect(await badge(page, 'Regina').count()).toBe(0);
    expect(await badge(page, 'Tiramisu').getAttribute('data-badge')).toBe('2.5€ OFF');
    expect(await page.getByTestId('item').locator('[data-badge=BOGO]').count()).toBe(0);
    await leave();
  });

  it('stand at the head of a category: the best of them, and how many dishes [MNU-24, MNU-25, MNU-26, MNU-27]', async () => {
    const { page, leave } = await newDiner(url);
    await readInstead(page, {
      menus: [carte],
      offers: [
        anOffer('buy_one_get_one', { id: 1, itemIds: [101] }),
        anOffer('percentage', { id: 2, percentBp: 2000, itemIds: [102], categoryIds: [12] }),
      ],
    });
    await openMenu(page, dishes);
    await expect.poll(() => sectionBadge(page, 11).getAttribute('data-badge')).toBe('BOGO');
    expect(await sectionBadge(page, 11).textContent()).toBe('1 + 1');
    expect(await section(page, 11).getByTestId('offer-count').textContent()).toBe('2 offres');
    // The offer applies to the category, not to single dishes.
    expect(await sectionBadge(page, 12).getAttribute('data-badge')).toBe('% OFF');
    expect(await sectionBadge(page, 12).textContent()).toMatch(/^−20\s%$/);
    expect(await section(page, 12).getByTestId('offer-count').count()).toBe(0);
    expect(await badge(page, 'Tiramisu').count()).toBe(0);
    await leave();
  });

  it('are told on the home page in French [MNU-31]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/');
    const tickets = page.getByRole('region', { name: 'À saisir' }).getByRole('listitem');
    expect(await tickets.count()).toBeGreaterThan(2);
    for (const text of await tickets.allInnerTexts()) expect(text).toMatch(/offert|−\d+\s[%€]/i);
    await leave();
  });
});

describe('what others order', () => {
  it('stands on the home page: twelve at most, none that left the menu [MNU-29]', async () => {
    // A separate shop, because orders in the shared one would change the list after the page was rendered.
    const shop = await openShop();
    const { page, leave } = await newDiner(shop.url);
    await page.goto('/');
    const shown = await page
      .getByTestId('item')
      .evaluateAll((items) => items.map(({ dataset }) => Number(dataset.item)));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(12);
    const served = await (await fetch(`${shop.url}/v2/public/recommendations/popular?limit=12`)).json();
    const ids = served.popular.map(({ itemId }: { itemId: number }) => itemId);
    expect(shown).toEqual(ids.slice(0, shown.length));
    await leave();
    await shop.dispose();
  });

  it('is asked for what lies in the cart, and leaves that out [MNU-30]', async () => {
    const { page, leave } = await newDiner(url);
    const asked: unknown[] = [];
    await page.route('**/v2/recommendations', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({
        json: { status: 'success', recommendations: [101, 201, 999].map((itemId) => ({ itemId })) },
      });
    });
    await readInstead(page, { menus: [menuOf([anItem({ id: 101, name: 'Soda' }), tiramisu])] });
    await openMenu(page, 2);
    await dish(page, 'Soda').getByTestId('add-to-cart').click();
    await openCart(page);
    const row = page.getByTestId('side-dishes').last();
    await row.waitFor();
    expect(asked.at(-1)).toEqual({ cartItems: [{ itemId: 101, quantity: 1 }], maxRecommendations: 12 });
    expect(await row.getByRole('listitem').count()).toBe(1);
    expect(await row.innerText()).toContain('Tiramisu');
    await leave();
  });
});
