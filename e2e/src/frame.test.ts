import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { desk, newDiner, phone } from './browser.ts';
import { addItem, awake, followLink, openItem } from './diner.ts';

const url = inject('shopUrl');

const screens = ['/', '/menu', '/checkout', '/success', '/cookie-policy', '/privacy-policy', '/terms-of-service'];

/** The background's opacity; 0 means transparent. */
const readAlpha = (element: Element) => {
  const color = getComputedStyle(element).backgroundColor;
  const [, , , alpha = '1'] = /rgba?\(([^)]+)\)/.exec(color)?.[1]?.split(/[\s,/]+/) ?? [];
  return color === 'transparent' ? 0 : Number(/\/\s*([\d.]+)\)$/.exec(color)?.[1] ?? alpha);
};

describe('the header', () => {
  it.each([
    ['a phone', { width: 375, height: 812 }, 56],
    ['a desk', desk, 80],
  ])(
    'stays at the top of %s, its logo in the middle, see-through over the first picture only [SHL-17, CFG-06]',
    async (_device, viewport, height) => {
      const { page, leave } = await newDiner(url, { viewport });
      await page.goto('/');
      const header = page.getByTestId('header');
      const bar = await header.boundingBox();
      const logo = await header.getByRole('link', { name: 'Lève-tard' }).boundingBox();
      expect(bar).toMatchObject({ y: 0, height });
      expect(Math.abs((logo?.x ?? 0) + (logo?.width ?? 0) / 2 - viewport.width / 2)).toBeLessThanOrEqual(2);
      expect(await header.getAttribute('data-size')).toBe('md');
      expect(await header.evaluate(readAlpha)).toBe(0);
      await awake(page);
      await page.mouse.wheel(0, 400);
      // A phone's header is hidden by scrolling down and returns with scrolling up.
      await page.mouse.wheel(0, -60);
      await expect.poll(() => header.evaluate(readAlpha)).toBeGreaterThan(0.8);
      await expect.poll(() => header.boundingBox()).toMatchObject({ y: 0, height });
      await page.goto('/menu');
      expect(await header.evaluate(readAlpha)).toBeGreaterThan(0.8);
      await leave();
    },
  );
});

describe('every page of the shop', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('leads on %s to menu, place, account, and cart with its count [SHL-18]', async (device, viewport) => {
    const { page, leave } = await newDiner(url, { viewport });
    await page.goto('/menu');
    await addItem(page, 'Reine', 2);
    for (const path of ['/', '/cookie-policy']) {
      await page.goto(path);
      await awake(page);
      const header = page.getByTestId('header');
      await header.getByRole('button', { name: 'Panier, 2 articles' }).waitFor();
      expect(await header.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/auth/login');
      // A phone's header has no room for this link, but its pages have it.
      const menu = device === 'a desk' ? header : page;
      expect(await menu.locator('a[href="/menu"]:visible').count(), path).toBeGreaterThan(0);
      await header.getByTestId('location-button').click();
      await page.getByTestId('location-picker').waitFor();
    }
    await leave();
  });
});

describe('the home page', () => {
  it('shows how one orders, the offers that hold, what is ordered most, and the hours [SHL-24]', async () => {
    const ask = async (path: string) =>
      (await (await fetch(`${url}/v2/public/${path}`)).json()) as Record<string, unknown>;
    const popular = (await ask('recommendations/popular')).popular as unknown[];
    const offers = ((await ask('offers')).payload as { is_active?: unknown }[]).length;
    const { page, leave } = await newDiner(url);
    await page.goto('/');
    await awake(page);
    for (const way of ['À emporter', 'Livraison'])
      expect(await page.locator('main').getByRole('button', { name: way, exact: true }).count(), way).toBe(1);
    expect(popular.length).toBeGreaterThan(0);
    expect(offers).toBeGreaterThan(0);
    expect(await page.locator('#offers li').count()).toBeGreaterThan(0);
    await page.locator('#popular').scrollIntoViewIfNeeded();
    expect(await page.locator('#popular [data-testid=item]').count()).toBeGreaterThan(0);
    expect(
      await page
        .locator('#visit')
        .getByText(/\d+\sh/)
        .count(),
    ).toBeGreaterThan(0);
    await leave();
  });

  it.each([
    [844, 390],
    [667, 375],
  ])(
    'has the way to order on the first screen of a phone on its side, %i × %i, and no word on the dish [SHL-32]',
    async (width, height) => {
      const { page, leave } = await newDiner(url, { viewport: { width, height } });
      await page.goto('/');
      const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
      const toMenu = await hero.getByRole('link', { name: 'Voir la carte' }).boundingBox();
      expect((toMenu?.y ?? 0) + (toMenu?.height ?? height)).toBeLessThanOrEqual(height);
      const words = await hero.locator('h1, h1 + p').evaluateAll((parts) =>
        parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect().right;
        }),
      );
      const dish = await hero.locator('div:has(> picture)').boundingBox();
      expect(Math.max(...words)).toBeLessThanOrEqual(dish?.x ?? 0);
      await leave();
    },
  );

  it('that breaks while it is drawn is the page that says so, and never a blank one [SHL-25, RTE-33]', async () => {
    const { page, leave } = await newDiner(url);
    await page.route('**/data/*.json', async (route) => {
      const data = await (await route.fetch()).json();
      data.catalogue.menus = [{ categories: null }];
      await route.fulfill({ json: data });
    });
    await page.goto('/menu');
    const error = page.getByTestId('error-page');
    await error.waitFor();
    expect(await error.getAttribute('data-status')).toBe('500');
    // The link must leave the error page.
    await page.unroute('**/data/*.json');
    await followLink(page, '/');
    await page.waitForURL((address) => address.pathname === '/');
    expect((await page.locator('body').innerText()).length).toBeGreaterThan(100);
    await leave();
  });

  it('breaks no page by a promise that nobody awaits: the browser notes it, and the next dish opens [ERR-17]', async () => {
    const { page, problems, leave } = await newDiner(url);
    await page.goto('/menu');
    await awake(page);
    await page.evaluate(() => void Promise.reject(new Error('nobody awaits this')));
    await expect.poll(() => problems).toEqual([expect.stringContaining('nobody awaits this')]);
    await openItem(page, 'Reine');
    expect(await page.getByTestId('error-page').count()).toBe(0);
    await leave();
  });
});

describe('the contact page', () => {
  it.each([768, 844])('says the hours of a day in one line, %i px wide [SHL-32]', async (width) => {
    const { page, leave } = await newDiner(url, { viewport: { width, height: 390 } });
    await page.goto('/contact');
    const days = page.locator('section[aria-labelledby=contact-hours] li');
    const heights = await days.evaluateAll((all) => all.map((day) => Math.round(day.getBoundingClientRect().height)));
    expect(heights).toHaveLength(7);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    await leave();
  });
});

describe('the footer', () => {
  it('is dark, in four columns on a desk, with the networks of the settings and the year [SHL-19, CFG-07]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/');
    const footer = page.getByTestId('footer');
    expect(await footer.getAttribute('data-theme')).toBe('dark');
    const columns = footer.locator(':scope > div > div').first().locator(':scope > *');
    const lefts = await columns.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(4);
    await page.setViewportSize({ width: 767, height: 900 });
    const stacked = await columns.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(stacked).size).toBe(1);
    expect(await footer.getByText('© 2026 Lève-tard').count()).toBe(1);
    const networks = footer.locator('a[target=_blank]');
    expect(await networks.count()).toBeGreaterThan(0);
    for (const network of await networks.all()) expect(await network.getAttribute('rel')).toBe('noopener noreferrer');
    await leave();
  });
});

describe('what a browser loads', () => {
  it('is one font, from the shop itself, and text is there before it [SHL-22, CFG-10]', async () => {
    const { page, leave } = await newDiner(url, { viewport: phone });
    const fonts: string[] = [];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      fonts.push(new URL(route.request().url()).origin);
      await held;
      await route.continue();
    });
    await page.goto('/menu', { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    const families = () => page.evaluate(() => [...new Set([...document.fonts].map(({ family }) => family))]);
    expect(await families()).toHaveLength(1);
    const before = await title.boundingBox();
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].some(({ display }) => display === 'swap'))).toBe(true);
    // The fallback font has the same metrics, so the layout does not shift.
    expect(await title.boundingBox()).toMatchObject({ y: before?.y, height: before?.height });
    expect(await families()).toHaveLength(1);
    expect(fonts).toEqual([url]);
    await leave();
  });

  it.each([
    ['/', 8],
    ['/menu', 8],
    ['/checkout', 16],
  ])('of %s at first are at most %i scripts, and none that nothing on it uses', async (path, most) => {
    const { page, leave } = await newDiner(url);
    const scripts: { name: string; text: Promise<string> }[] = [];
    page.on('response', (answer) => {
      const name = new URL(answer.url()).pathname;
      if (answer.request().resourceType() === 'script') scripts.push({ name, text: answer.text() });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    expect(scripts.length).toBeLessThanOrEqual(most);
    for (const { name, text } of scripts)
      expect(await text, name).not.toMatch(/ZodError|FetchError|Stripe\(|PaymentElement/);
    await leave();
  });

  it('of the menu’s pictures are those of its first screen, at their size, and the others once it is painted', async () => {
    const { page, leave } = await newDiner(url, { viewport: phone });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const pictures: string[] = [];
    await page.route('**/media/items/*', async (route) => {
      pictures.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    });
    await page.goto('/menu', { waitUntil: 'domcontentloaded' });
    await page.getByTestId('footer').waitFor();
    const first = ['margherita', 'reine', 'burrata-pesto'].map((dish) => `/media/items/${dish}-320.avif`);
    await expect.poll(() => pictures.sort()).toEqual(first.sort());
    release();
    await expect.poll(() => pictures.length).toBeGreaterThan(first.length);
    await leave();
  });

  it('without scripts are the pictures too', async () => {
    const { page, leave } = await newDiner(url, { viewport: phone, javaScriptEnabled: false });
    const picture = page.waitForRequest('**/media/items/pepperoni-320.avif');
    await page.goto('/menu');
    await picture;
    await leave();
  });

  it('holds no secret of the server’s [SEC-13]', async () => {
    const folder = fileURLToPath(new URL('../../apps/storefront/build/client/', import.meta.url));
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|json|html)$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    const secrets =
      /\b[sr]k_(test|live)_|whsec_|SMTP_URL|DATABASE_URL|STRIPE_SECRET_KEY|GOOGLE_MAPS_KEY|postgres(ql)?:\/\//;
    for (const file of files)
      expect(secrets.exec(await readFile(`${folder}${file}`, 'utf8'))?.[0], file).toBeUndefined();
  });
});

describe('every screen', () => {
  it('links to no page that is switched off, and loads no tag manager and no blog [RTE-36, SHL-23, CFG-11, CFG-12, CFG-13]', async () => {
    const { page, leave } = await newDiner(url);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    for (const path of screens) {
      await page.goto(path);
      const targets = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(
        targets.filter((target) => /^(\/fr)?\/(blog|contact|about)\b/.test(target ?? '')),
        path,
      ).toEqual([]);
      expect(await page.locator('[data-block=blog]').count(), path).toBe(0);
    }
    expect(foreign).toEqual([]);
    await leave();
  });

  it('tells scripts of its site who it is, and what it counts in [CFG-01, CFG-02]', async () => {
    const html = await (await fetch(url)).text();
    const text = /<script id="site-config" type="application\/json">(.+?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({
      id: 'leve-tard',
      title: 'Lève-tard',
      apiRoot: '',
      siteRoot: 'http://localhost:3000',
      currency: 'EUR',
      currencySymbol: '€',
    });
  });

  it('says in its head what the restaurant cooks, and paints the browser in its colour [CFG-03, CFG-17]', async () => {
    const html = await (await fetch(url)).text();
    expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]).toMatch(/\bpizza\b/);
    expect(/<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1]).toBe('#c92718');
  });

  it('speaks French only: the specification’s English is nowhere to be read [I18N-01, CFG-08]', async () => {
    const { page, leave } = await newDiner(url, { viewport: phone });
    const english =
      /\b(please|your|order|delivery|pickup|cart|address|restaurant is|error occurred|page not found|that page|broke|home page|free item|offers?\b(?! ?:))\b/i;
    for (const path of [...screens, '/nope']) {
      await page.goto(path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe('fr');
      const text = await page.locator('body').innerText();
      expect(english.exec(text)?.[0], path).toBeUndefined();
    }
    await leave();
  });
});
