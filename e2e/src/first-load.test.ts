import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { countShifts, readShift } from './count-shifts.ts';
import { awake } from './diner.ts';
import { openShop } from './shop.ts';

const url = inject('shopUrl');

const oneDish = '{"lines":[{"id":"a","itemId":101,"options":[],"quantity":2,"note":""}]}';

describe('a page whose script', () => {
  it.each([
    ['is not there', 404, ''],
    ['fails', 500, ''],
    ['comes by half', 200, 'export const half = {'],
  ])('%s stays readable, says so after one more try, and keeps the cart [ERR-10]', async (_how, status, body) => {
    const { page, leave } = await newDiner(url);
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.addInitScript((cart) => localStorage.setItem('cart', cart), oneDish);
    await page.route('**/assets/first-*.js', (route) =>
      route.fulfill({ status, body, contentType: 'text/javascript' }),
    );
    await page.goto('/menu');
    await page.getByRole('alert').getByRole('link', { name: 'Réessayer' }).waitFor();
    expect(documents).toBe(2);
    expect(await page.getByTestId('item').count()).toBeGreaterThan(10);
    expect(await page.evaluate(() => localStorage.cart)).toBe(oneDish);
    await leave();
  });

  it('never comes stays readable, and its links lead on', async () => {
    const { page, problems, leave } = await newDiner(url);
    await page.route('**/assets/first-*.js', () => undefined);
    await page.goto('/menu', { waitUntil: 'commit' });
    await page.getByTestId('item').nth(1).getByRole('link').first().click();
    await page.waitForURL('**/menu?product=*');
    await page.getByTestId('item-dialog').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });
});

it.each(['**/media/items/margherita-320.avif', '**/assets/*.woff2'])(
  'a page of which %s never comes is taken over all the same',
  async (file) => {
    const { page, leave } = await newDiner(url);
    await page.route(file, () => undefined);
    await page.goto('/menu', { waitUntil: 'commit' });
    await awake(page);
    await leave();
  },
);

/** The bytes of a page with headers, up to the structured data at its end, without what is below all dishes of the menu: origins and footer. */
async function bytesOf(path: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const [size, sent] = await new Promise<[number, number]>((resolve, reject) => {
    get(url + path, { agent: false, headers }, (answer) => {
      const { socket } = answer;
      answer.resume().once('end', () => resolve([Number(answer.headers['content-length']), socket.bytesRead]));
    }).once('error', reject);
  });
  const page = await (await fetch(url + path)).text();
  const [shown = ''] = page.split('<script type="application/ld+json">');
  const first = shown.replace(/<div id="menu-facts".*?<\/footer>/s, '');
  return sent - size + Math.min(size, brotliCompressSync(first).length);
}

describe('a page comes', () => {
  it.each(['/', '/menu', '/checkout'])('whole with the first bytes that a network lets through: %s', async (path) => {
    // Ten TCP packets.
    expect(await bytesOf(path)).toBeLessThanOrEqual(14_600);
  });

  it('with the icons that it shows, and has those of what comes next once it is taken over [SHL-21]', async () => {
    const written = await (await fetch(`${url}/menu`)).text();
    const shown = new Set(Array.from(written.matchAll(/href="#(i-[\w-]+)"/g), ([, id]) => id));
    expect(new Set(Array.from(written.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id))).toEqual(shown);
    const { page, leave } = await newDiner(url);
    await page.goto('/menu');
    await page.locator('#i-trash-2').waitFor({ state: 'attached' });
    const ids = await page.locator('symbol').evaluateAll((symbols) => symbols.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(shown.size);
    await leave();
  });
});

describe('what comes after the first paint', () => {
  it('says nothing of the fonts again: the page would be laid out once more', async () => {
    const written = await (await fetch(`${url}/menu`)).text();
    expect(written).toMatch(/<style>[^<]*@font-face\{[^}]*\/assets\/[\w-]+\.woff2/);
    const [sheet] = written.match(/\/assets\/style-[\w-]+\.css/) ?? [];
    const styles = await (await fetch(`${url}${sheet}`)).text();
    expect(styles).toContain('@layer tokens');
    expect(styles).not.toContain('@font-face');
  });

  it('finds the browser’s tables of numbers read: 15 ms while scripts are on their way, not when they take over', async () => {
    const { page, leave } = await newDiner(url);
    await page.addInitScript(() => {
      const numberFormat = Intl.NumberFormat;
      Intl.NumberFormat = new Proxy(numberFormat, {
        apply: (target, self, args) => {
          document.documentElement.dataset.readyFor = String(args[0]);
          return Reflect.apply(target, self, args);
        },
      });
    });
    await page.route('**/assets/first-*.js', () => undefined);
    await page.goto('/menu', { waitUntil: 'commit' });
    await page.locator('html[data-ready-for=fr]').waitFor({ state: 'attached' });
    await leave();
  });
});

/** Browsers with one defect. */
const lesser: Record<string, () => void> = {
  'whose storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'without Temporal': () => {
    Reflect.deleteProperty(globalThis, 'Temporal');
  },
  'without observers of paints': () => {
    Object.defineProperty(PerformanceObserver.prototype, 'observe', { value: () => undefined });
  },
};

/** Whether off-screen categories use `content-visibility`, which is the last step of the start. */
const isLaidOut = (page: Page) =>
  page
    .getByTestId('category')
    .first()
    .evaluate((section) => getComputedStyle(section).contentVisibility === 'auto');

/** Whether each font that renders an element is a web font. */
async function drawnWith(page: Page, selector: string): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ isCustomFont }) => isCustomFont);
}

describe('a phone whose font comes late', () => {
  it.each(['/', '/menu', '/checkout'])('sees nothing of %s move', async (path) => {
    const { page, leave } = await newDiner(url);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(countShifts);
    const font = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    // A page that waits for a file hydrates at the first interaction.
    await page.getByTestId('header').waitFor();
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await awake(page);
    if (path === '/menu') await expect.poll(() => isLaidOut(page)).toBe(true);
    font.resolve();
    expect(await readShift(page)).toBeLessThan(0.01);
    expect(await drawnWith(page, 'h1')).toEqual([true]);
    await leave();
  });
});

describe('a browser', () => {
  it.each(Object.entries(lesser))('%s takes the page over, and counts a dish', async (_name, spoil) => {
    const { page, problems, leave } = await newDiner(url);
    await page.addInitScript(spoil);
    await page.goto('/menu');
    await awake(page);
    await page.locator('button[data-testid=add-to-cart]').first().click();
    await page.getByRole('button', { name: 'Panier, 1 article' }).waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('asks for the pictures of dishes that come near, and of no others', async () => {
    const { page, leave } = await newDiner(url);
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.add(request.url());
    });
    await page.goto('/menu');
    await awake(page);
    const isShown = (index: number) =>
      page
        .getByTestId('item')
        .nth(index)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(() => isShown(3)).toBe(true);
    expect(asked.size).toBeLessThan(12);
    expect(await isShown(30)).toBe(false);
    await page.getByTestId('item').nth(30).scrollIntoViewIfNeeded();
    await expect.poll(() => isShown(30)).toBe(true);
    expect(await isShown(18)).toBe(false);
    await leave();
  });

  it('hears a hand first: then comes what the hand opens, then the pictures further down', async () => {
    const { page, problems, leave } = await newDiner(url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { promise: tapped, resolve: tap } = Promise.withResolvers<void>();
    let askedBefore: string[] = [];
    await page.route('**/assets/react-*.js', async (route) => {
      await tapped;
      askedBefore = [...asked];
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => asked.some((address) => address.includes('/assets/react-'))).toBe(true);
    await page
      .getByTestId('header')
      .getByRole('button', { name: /panier/i })
      .click();
    await page.waitForTimeout(200);
    tap();
    await page.getByRole('dialog').waitFor();
    const isOpened = (address: string) => address.includes('/assets/opened-');
    expect(askedBefore.filter(isOpened)).toEqual([]);
    const firstPicture = () => asked.findIndex((address) => address.includes('/media/items/'));
    await expect.poll(firstPicture).toBeGreaterThan(-1);
    expect(asked.findIndex(isOpened)).toBeLessThan(firstPicture());
    expect(problems).toEqual([]);
    await leave();
  });

  it('fetches the checkout while the cart is open, not before', async () => {
    const { page, leave } = await newDiner(url);
    const isFetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/checkout-steps-')),
      );
    await page.goto('/menu');
    await awake(page);
    await page.locator('button[data-testid=add-to-cart]').first().click();
    const cart = page.getByRole('button', { name: 'Panier, 1 article' });
    await cart.waitFor();
    expect(await isFetched()).toBe(false);
    await cart.click();
    await expect.poll(isFetched).toBe(true);
    await leave();
  });

  it('that asks for little data sees its pictures all the same', async () => {
    const { page, problems, leave } = await newDiner(url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-data', value: 'reduce' }] });
    await page.goto('/menu');
    const picture = page.getByTestId('item').first().locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await leave();
  });

  it.each(['gzip', 'identity'])('that reads %s only is sent every file so', async (encoding) => {
    const read = async (path: string, accepted: string) => {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': accepted } });
      const sent = answer.headers.get('content-encoding') ?? 'identity';
      return { status: answer.status, sent, text: await answer.text() };
    };
    const { text: html } = await read('/menu', 'br');
    const files = [...html.matchAll(/\/(?:assets|data)\/[\w./-]+\.(?:json|js|css)/g)].map(([path]) => path);
    expect(files.length).toBeGreaterThan(5);
    for (const path of ['/menu', ...files]) {
      const best = await read(path, 'br');
      expect(await read(path, encoding), path).toEqual({ ...best, sent: encoding });
    }
  });

  it('with an address of 8 kB sees the menu', async () => {
    const { page, problems, leave } = await newDiner(url);
    const answer = await page.goto(`/menu?q=${'é'.repeat(1365)}`);
    expect(answer?.status()).toBe(200);
    await awake(page);
    expect(await page.getByTestId('item').count()).toBeGreaterThan(10);
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('a menu', () => {
  it('of one dish, and then of none, leaves no page blank', async () => {
    const shop = await openShop();
    const { page, problems, leave } = await newDiner(shop.url);
    for (const dishes of [1, 0]) {
      await changeCatalogue(shop, ({ menus, offers }) => {
        offers.length = 0;
        menus.length = 1;
        for (const menu of menus) {
          menu.categories.length = 1;
          for (const category of menu.categories) category.items.length = dishes;
        }
      });
      for (const path of ['/', '/menu', '/checkout']) {
        await page.goto(path);
        await awake(page);
        await page.locator('main :is(h1, h2)').first().waitFor();
        if (path === '/menu') await expect.poll(() => page.getByTestId('item').count()).toBe(dishes);
      }
    }
    expect(problems).toEqual([]);
    await leave();
    await shop.dispose();
  });
});
