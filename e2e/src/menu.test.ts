import type { Locator } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desk, newDiner } from './browser.ts';
import { awake, openItem } from './diner.ts';

const url = inject('shopUrl');

describe('the menu', () => {
  it('opens an item by its link, and shares the link of the one that is open [RTE-05, RTE-07]', async () => {
    const { page, problems, leave } = await newDiner(url);
    await page.goto('/menu');
    const dialog = await openItem(page, 'Reine');
    await dialog.getByRole('heading', { name: 'Reine' }).waitFor();
    await page.waitForURL(/\?product=\d+$/);
    const link = new URL(page.url());
    expect(await page.title()).toBe('Reine | Lève-tard');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL((address) => address.search === '');
    await expect.poll(() => page.title()).toBe('La carte | Lève-tard');

    const shared = await newDiner(url);
    await shared.page.goto(link.pathname + link.search);
    await shared.page.getByTestId('item-dialog').getByRole('heading', { name: 'Reine' }).waitFor();
    expect(await shared.page.locator('title, link[rel=canonical]').count()).toBe(2);
    expect(problems).toEqual([]);
    await shared.leave();
    await leave();
  });

  it.each(['zzz', '', '999999', '1e9', '<b>'])('is plain with the unknown product "%s" [RTE-06]', async (product) => {
    const { page, problems, leave } = await newDiner(url);
    const answer = await page.goto(`/menu?product=${encodeURIComponent(product)}`);
    expect(answer?.status()).toBe(200);
    await awake(page);
    expect(await page.getByTestId('category').count()).toBeGreaterThan(0);
    expect(await page.getByTestId('item-dialog').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  });

  it('hears a tap on a dish far below, which React has not taken over yet', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    // Clicks by script, so that no pointer moves over the button before.
    await page
      .getByTestId('category')
      .getByRole('button', { name: /^Ajouter/ })
      .last()
      .evaluate((button: HTMLElement) => button.click());
    await page.getByRole('button', { name: 'Panier, 1 article' }).waitFor();
    await leave();
  });

  it('finds dishes from two letters on, without caring for accents [MNU-12, MNU-13, MNU-16, MNU-17]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    const search = page.getByTestId('menu-search');
    await search.fill('c');
    expect(await page.getByTestId('search-result').count()).toBe(0);
    await search.fill('CHEVRE');
    await page.getByTestId('search-result').filter({ hasText: 'Chèvre-miel' }).first().waitFor();
    await search.fill('de');
    await expect.poll(() => page.getByTestId('search-result').count()).toBe(10);
    await search.fill('sushi');
    await page.getByText('Aucun plat ne correspond à votre recherche').first().waitFor();
    await leave();
  });

  it('goes to a category by its hash, below the sticky header [RTE-28]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    const id = await page.getByTestId('category').nth(3).getAttribute('id');
    await page.goto(`/menu#${id}`);
    await expect
      .poll(async () => {
        const top = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
        const header = await page.getByTestId('header').evaluate((element) => element.getBoundingClientRect().bottom);
        return top >= header - 1 && top < 400;
      })
      .toBe(true);
    await leave();
  });

  it('starts a new page at the top and finds its place again on the way back [RTE-27]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    await awake(page);
    await page.evaluate(() => scrollTo(0, 800));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
    const marked = await page.evaluate(() => scrollY);
    await page
      .getByTestId('header')
      .getByRole('link', { name: /accueil/i })
      .click();
    await page.locator('main[data-page=Home]').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByTestId('category').first().waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(marked - 100);
    await leave();
  });

  it('leads back to the very dish at the end of a menu whose far dishes are left out [RTE-27]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    await awake(page);
    const far = page.getByTestId('item').last();
    await expect
      .poll(() => far.evaluate((dish) => getComputedStyle(dish).contentVisibility), { timeout: 10_000 })
      .toBe('auto');
    const topOf = () => far.evaluate((dish) => Math.round(dish.getBoundingClientRect().top));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(topOf).toBeLessThan(800);
    const marked = await topOf();
    await page
      .getByTestId('header')
      .getByRole('link', { name: /accueil/i })
      .click();
    await page.locator('main[data-page=Home]').waitFor();
    await page.goBack();
    await expect.poll(topOf).toBe(marked);
    await page.reload();
    await expect.poll(topOf).toBe(marked);
    await leave();
  });

  it('leaves the search for the category that is chosen meanwhile [MNU-12, RTE-28]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    await awake(page);
    await page.getByTestId('menu-search').fill('pizza');
    await page.getByTestId('search-result').first().waitFor();
    expect(await page.getByTestId('item').first().isVisible()).toBe(false);
    const category = page.getByTestId('category').nth(3);
    const name = await category.getByRole('heading', { level: 2, includeHidden: true }).textContent();
    await page
      .locator('#menu-categories')
      .getByRole('link', { name: name ?? '' })
      .click();
    await expect.poll(() => category.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400);
    expect(await page.getByTestId('search-result').count()).toBe(0);
    await leave();
  });

  it('does not lose a tap that comes before its scripts', async () => {
    const { page, problems, leave } = await newDiner(url);
    let wake: (() => void) | undefined;
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await asleep;
      await route.continue();
    });
    await page.goto('/menu', { waitUntil: 'commit' });
    await page.getByTestId('location-button').first().click();
    expect(await page.getByTestId('location-picker').count()).toBe(0);
    wake?.();
    await page.getByTestId('location-picker').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('reads without JavaScript, items and prices in the page itself [MNU-07, RTE-04]', async () => {
    const { page, leave } = await newDiner(url, { javaScriptEnabled: false });
    await page.goto('/menu');
    expect(await page.getByTestId('item').count()).toBeGreaterThan(40);
    const text = await page.locator('main').innerText();
    expect(text).toContain('Reine');
    expect(text).toMatch(/12,90\s€/);
    await page.getByTestId('item').first().getByRole('link').first().click();
    await page.waitForURL(/\?product=\d+$/);
    await leave();
  });

  it('marks no category while it is searched, and a tap on one ends the search', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    const current = page.locator('#menu-categories [aria-current]');
    const search = page.getByTestId('menu-search');
    await expect.poll(() => current.count()).toBe(1);
    await search.fill('chevre');
    await page.getByTestId('search-result').first().waitFor();
    expect(await current.count()).toBe(0);
    await page
      .getByRole('link', { name: /^Desserts/ })
      .first()
      .click();
    await expect.poll(() => search.inputValue()).toBe('');
    await page.getByTestId('item').first().waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Desserts' }).isVisible()).toBe(true);
    await leave();
  });

  it('names the dish beside the cross once its picture is gone, and covers no price with it', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    const dialog = await openItem(page, 'Reine');
    const name = dialog.locator('[aria-hidden=true]', { hasText: /^Reine$/ });
    expect(await name.isVisible()).toBe(false);
    await dialog.getByRole('textbox').scrollIntoViewIfNeeded();
    await expect.poll(() => name.isVisible()).toBe(true);
    const bar = await name.locator('..').boundingBox();
    const sheet = await dialog.boundingBox();
    expect(bar?.width).toBeCloseTo(sheet?.width ?? 0, 0);
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await leave();
  });
});

describe('the menu on a phone', () => {
  it('gives the choices of a dish the height of a phone on its side, beside the picture [MNU-37]', async () => {
    const { page, problems, leave } = await newDiner(url);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/menu');
    const dialog = await openItem(page, 'Reine');
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('it is not on the page');
      return box;
    };
    // Waits for the end of the opening animation.
    await page.waitForTimeout(600);
    const sheet = await boxOf(dialog);
    const picture = await boxOf(dialog.locator('div:has(> picture)').first());
    const add = await boxOf(dialog.getByRole('button', { name: /^Ajouter/ }).first());
    expect(picture.height).toBeGreaterThanOrEqual(sheet.height - 2);
    const name = await boxOf(dialog.getByRole('heading', { name: 'Reine' }));
    expect(name.x).toBeGreaterThanOrEqual(picture.x + picture.width);
    expect(add.y - sheet.y).toBeGreaterThanOrEqual(260);
    // The last choice can be scrolled into view, and the close button covers no choice.
    const last = dialog.getByRole('checkbox').last();
    await last.scrollIntoViewIfNeeded();
    await last.check();
    const close = await boxOf(dialog.getByRole('button', { name: 'Fermer' }));
    expect(close.x + close.width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(problems).toEqual([]);
    await leave();
  });

  it('says whole what its search looks for, 320 px wide [MNU-12]', async () => {
    const { page, leave } = await newDiner(url);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/menu');
    const room = await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('nothing to measure with');
      pen.font = style.font;
      const inner = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return inner - pen.measureText(field.placeholder).width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    await leave();
  });
});

describe('the filters of the menu', () => {
  it('are switched by keyboard, announce what passes, and end with the category that is chosen [MNU-32, MNU-33]', async () => {
    const { page, problems, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    const without = page.getByRole('button', { name: 'Sans gluten', pressed: false });
    await without.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Sans gluten', pressed: true }).waitFor();
    const status = page.getByRole('status').filter({ hasText: 'sans gluten' });
    await status.waitFor();
    expect(await status.innerText()).toMatch(/^\d+ plats\s: sans gluten$/);
    await page.getByRole('heading', { name: /^À composer\s: Pâte, Sans gluten, \+\s2,50/ }).waitFor();
    await page.getByText('Allergènes non renseignés : Chèvre chaud', { exact: false }).waitFor();
    expect(await page.getByTestId('search-result').filter({ hasText: 'Chèvre chaud' }).count()).toBe(0);
    await page.getByTestId('menu-search').fill('burrata');
    await page.getByRole('status').filter({ hasText: '« burrata », sans gluten' }).waitFor();
    await page.getByRole('navigation', { name: 'Catégories' }).getByText('Desserts').click();
    await page.getByRole('button', { name: 'Sans gluten', pressed: false }).waitFor();
    await expect.poll(() => page.getByTestId('search-result').count()).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  });
});
