import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, newDiner } from './browser.ts';
import { addItem, cents } from './diner.ts';
import type { Shop } from './shop.ts';
import { openOtherShop, orderByCard, orderDelivered, orderForPickup } from './whole-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openOtherShop({ SITE: 'trois-bols' });
});
afterAll(async () => {
  await shop.dispose();
});

describe('another restaurant', () => {
  it('sells to who picks the order up and pays in cash [CFG-01]', () => orderForPickup(shop, 'Bò bún duo'));

  it('delivers by distance, and charges for it', async () => {
    const near = await orderDelivered(shop, 'Bò bún duo', '12 quai de la Fosse');
    const far = await orderDelivered(shop, 'Bò bún duo', '150 rue Paul Bellamy');
    expect(near).toBeGreaterThan(200);
    expect(far).toBeGreaterThan(near);
  });

  it('takes cards', () => orderByCard(shop, 'Bò bún nems'));

  it('adds the tax to its prices, and shows search engines those with it [CRT-02, CFG-05]', async () => {
    const { page, leave } = await newDiner(shop.url, { viewport: desk });
    await page.goto('/menu');
    await addItem(page, 'Bò bún duo');
    await page.goto('/checkout');
    const [subtotal, total] = [await cents(page, 'cart-subtotal'), await cents(page, 'cart-total')];
    expect([subtotal, total]).toEqual([1320, 1452]);
    await page.getByText('+ TVA 10 %').first().waitFor();
    // Search engines read the price with tax.
    const menu = await (await fetch(`${shop.url}/menu`)).text();
    expect(menu).toMatch(/"name":"Bò bún duo","offers":\{"@type":"Offer","price":"14\.52"/);
    expect(shop.output()).toContain('À vérifier : site.ts: tax.inclusive est false');
    await leave();
  });

  it('looks like itself: its header, its footer, its one font, its colours, its words [CFG-03, CFG-06, CFG-07, CFG-10, CFG-17]', async () => {
    const { page, problems, leave } = await newDiner(shop.url, { viewport: desk });
    await page.goto('/');
    const header = page.getByTestId('header');
    expect(await header.boundingBox()).toMatchObject({ y: 0, height: 96 });
    const logo = await header.getByRole('link', { name: 'Trois Bols' }).boundingBox();
    const place = await header.getByTestId('location-button').boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(place?.x ?? 0);

    const footer = page.getByTestId('footer');
    const blocks = page.getByTestId('footer-columns').locator(':scope > *');
    const lefts = await blocks.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(3);
    expect(await footer.getByText('© 2026 Trois Bols').count()).toBe(1);
    const colours = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await footer.evaluate(colours)).toMatch(/^oklch\(0\.943 /);

    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
    expect(new Set(loaded)).toEqual(new Set(['Outfit']));

    const html = await page.content();
    expect(html).toMatch(/<meta name="description" content="[^"]*bò bún/);
    expect(html).toContain('<meta name="theme-color" content="#2f3a8f">');
    expect(problems).toEqual([]);
    await leave();
  });

  it('is nowhere called by the demo restaurant’s name', async () => {
    for (const path of [
      '/',
      '/menu',
      '/checkout',
      '/privacy-policy',
      '/about',
      '/contact',
      '/manifest.webmanifest',
      '/offline.html',
      '/nope',
    ])
      expect(await (await fetch(shop.url + path)).text(), path).not.toMatch(/l[eè]ve-?tard|pizza|Lyon\b|croix-rousse/i);
  });

  it('says what has to do with its kitchen its own way, on its pages and to who asks for its messages [PLT-11]', async () => {
    expect(await (await fetch(`${shop.url}/nope`)).text()).toContain('Ce bol est vide.');
    const { fr } = await (await fetch(`${shop.url}/_i18n/dev/fr/messages.json`)).json();
    expect([fr['error.notFoundTitle'], fr['cart.emptyTitle']]).toEqual([
      'Ce bol est vide.',
      'Rien dans le bol pour l’instant',
    ]);
    const { page, leave } = await newDiner(shop.url, { viewport: desk });
    await page.goto('/menu');
    await page.getByText('Rien dans le bol pour l’instant').waitFor();
    await leave();
  });

  it('leads an old address of its to the menu [RTE-31, CFG-16]', async () => {
    const answer = await fetch(`${shop.url}/carte?table=4`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/menu?table=4']);
  });
});
