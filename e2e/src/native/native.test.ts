import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodCards, payByCard } from '../card-diner.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { addItem, walkToPayment } from '../diner.ts';
import { listOrders } from '../listed-orders.ts';
import { openShop, type Shop } from '../shop.ts';
import { newNativeDiner, project, syncNative } from './native-app.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await syncNative({ API_ROOT: shop.url });
}, 240_000);
afterAll(async () => {
  await shop.dispose();
});

const readJson = async (path: string) => JSON.parse(await readFile(join(project, path), 'utf8'));

describe('the projects of the native shell', () => {
  it('are made of the site’s folder, with a page for every address and no dish of the day [PWA-26]', async () => {
    const config = await readJson('capacitor.config.json');
    expect(config).toMatchObject({ appId: 'fr.levetard.commande', appName: 'Lève-tard', webDir: 'www' });
    for (const copy of ['android/app/src/main/assets', 'ios/App/App']) {
      expect(await readJson(`${copy}/capacitor.config.json`)).toMatchObject({ appId: config.appId });
      expect(await readdir(join(project, copy, 'public'))).toEqual(
        expect.arrayContaining(['index.html', 'menu', 'assets']),
      );
    }
    for (const [path, title] of [
      ['index.html', 'Accueil | Lève-tard'],
      ['menu/index.html', 'La carte | Lève-tard'],
      ['profile/ViewOrders/index.html', 'Mes commandes | Lève-tard'],
    ] as const) {
      const page = await readFile(join(project, config.webDir, path), 'utf8');
      expect(page).toContain(`<title>${title}</title>`);
      expect(page).not.toMatch(/Reine|Margherita/);
    }
  });

  it('have no code of wallets, of the express pickup or of PayPal, and that of cards [PYX-103]', async () => {
    const files = (await readdir(join(project, 'www'), { recursive: true })).filter((name) => name.endsWith('.js'));
    const scripts = await Promise.all(files.map((name) => readFile(join(project, 'www', name), 'utf8')));
    const holding = (word: string) => files.filter((_, index) => scripts[index]?.includes(word));
    for (const word of ['expressCheckout', 'express-sheet', 'wallet.duty', 'paypal.hint', 'give-up'])
      expect([word, holding(word)]).toEqual([word, []]);
    expect(holding('card-field')).toHaveLength(1);
  });

  it.each([
    [{ API_ROOT: '' }, 'API_ROOT is missing: an application needs the absolute address'],
    [{ API_ROOT: 'http://shop.example' }, 'must begin with https://'],
  ])('are not made with %o [PWA-26]', async (environment, sentence) => {
    await expect(syncNative(environment)).rejects.toThrow(sentence);
  });
});

describe('the application', () => {
  it('shows the menu of the day from another origin, its pictures, and no banner of the web [PWA-26, SHL-02, API-37]', async () => {
    await changeCatalogue(shop, ({ menus }) => {
      const [first] = menus[0]?.categories[0]?.items ?? [];
      if (first) first.item_name = 'Nouvelle du jour';
    });
    const { page, problems, leave } = await newNativeDiner();
    await page.goto('/menu');
    await page.getByTestId('item').filter({ hasText: 'Nouvelle du jour' }).waitFor();
    const picture = page.getByTestId('item').first().locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).origin)).toBe(shop.url);
    // Longer than the delay of the website's banners.
    await page.waitForTimeout(3_000);
    for (const banner of ['cookie-consent', 'install-banner', 'update-banner'])
      expect(await page.getByTestId(banner).count(), banner).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  });

  it.each(goodCards)(
    'takes an order with %s from another origin, under its own policy [PAY-18, PAY-19, PWA-26, PYX-103, PYX-104]',
    async (_how, card) => {
      const { page, problems, asked, leave } = await newNativeDiner();
      const localIds = new Set<unknown>();
      const confirmed: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/checkout'))
          localIds.add(request.postDataJSON()?.local_id);
        if (request.url().includes('/confirm')) confirmed.push(decodeURIComponent(request.url() + request.postData()));
      });
      await page.goto('/menu');
      await addItem(page, 'Reine');
      await walkToPayment(page, 'pickup');
      await payByCard(page, card);
      const orders = (await listOrders(shop)).filter(({ localId }) => localIds.has(localId));
      expect(orders.map(({ status }) => status)).toEqual(['paid']);
      // A bank's own page leads back to the site, not to the shell's origin, which no browser knows.
      expect(confirmed.length).toBeGreaterThan(0);
      expect(confirmed.filter((call) => !call.includes('return_url=http://localhost:3000/checkout'))).toEqual([]);
      expect(await asked('Haptics.notification')).toEqual([{ type: 'SUCCESS' }]);
      expect(problems).toEqual([]);
      await leave();
    },
  );
});

describe('an application that can’t reach the restaurant', () => {
  it('says so and tries again; once it was there, it shows the menu of then with its age, until it is back [PWA-26]', async () => {
    const { page, leave } = await newNativeDiner();
    const ofShop = `${shop.url}/v2/**`;
    await page.route(ofShop, (route) => route.abort());
    await page.goto('/menu');
    await page.getByRole('heading', { name: 'La carte n’arrive pas.' }).waitFor();
    await page.unroute(ofShop);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByTestId('item').first().waitFor();
    expect(await page.getByTestId('native-kept').count()).toBe(0);

    await page.route(ofShop, (route) => route.abort());
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage['native-catalogue'] ?? '');
      localStorage['native-catalogue'] = JSON.stringify({ ...kept, readAt: Date.now() - 3 * 60 * 60 * 1000 });
    });
    await page.reload();
    await page.getByText('cette carte a été lue il y a 3 heures').waitFor();
    await page.getByTestId('item').first().waitFor();
    await addItem(page, 'Reine');
    await page.unroute(ofShop);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByTestId('native-kept').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Panier, 1 article' }).waitFor();
    await leave();
  });

  it.each(['{', '"<b>carte</b>"', '{"build":"another","readAt":1,"catalogue":{}}'])(
    'shows nothing that was kept as %s',
    async (kept) => {
      const { page, leave } = await newNativeDiner();
      await page.route(`${shop.url}/v2/**`, (route) => route.abort());
      await page.addInitScript((text) => localStorage.setItem('native-catalogue', text), kept);
      await page.goto('/');
      await page.getByRole('heading', { name: 'La carte n’arrive pas.' }).waitFor();
      await leave();
    },
  );
});

describe('the phone’s back button', () => {
  it('closes what lies over the page, goes back, and on the first page does nothing [SHL-08]', async () => {
    const { page, tell, asked, leave } = await newNativeDiner();
    const back = async () => {
      // Two presses within a second would close the app.
      await page.waitForTimeout(1_100);
      await tell('backButton', { canGoBack: true });
    };
    await page.goto('/');
    await page.getByRole('link', { name: 'Carte' }).first().click();
    await page.waitForURL('**/menu');
    await page.getByTestId('item').first().getByRole('link').first().click();
    await page.getByTestId('item-dialog').waitFor();
    await back();
    await page.getByTestId('item-dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/menu');
    await back();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await asked('App.exitApp')).toEqual([]);
    await leave();
  });

  it.each([
    [900, 1],
    [1_100, 0],
  ])('pressed again after %i ms leaves the application %i times [SHL-09]', async (milliseconds, times) => {
    const { page, tell, asked, leave } = await newNativeDiner();
    // Two history entries, because the test presses twice.
    await page.goto('/');
    await page.getByRole('link', { name: 'Carte' }).first().click();
    await page.waitForURL('**/menu');
    await page.getByTestId('item').first().getByRole('link').first().click();
    await page.getByTestId('item-dialog').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await tell('backButton');
    await page.clock.runFor(milliseconds);
    await tell('backButton');
    expect(await asked('App.exitApp')).toHaveLength(times);
    await leave();
  });
});

describe('the phone around the application', () => {
  it('has the page’s colour in its bar, on the start and on each page, and takes its first picture away [SHL-10]', async () => {
    const { page, asked, leave } = await newNativeDiner();
    await page.goto('/');
    await expect.poll(() => asked('SplashScreen.hide')).toHaveLength(1);
    const colours = async () => (await asked('StatusBar.setBackgroundColor')).map(({ color }) => color);
    await expect.poll(colours).toHaveLength(1);
    await page.evaluate(() => {
      document.body.style.background = 'rgb(1, 35, 69)';
    });
    await page.getByRole('link', { name: 'Carte' }).first().click();
    await expect.poll(colours).toHaveLength(2);
    expect(await colours()).toEqual([expect.stringMatching(/^#f[0-9a-f]{5}$/), '#012345']);
    expect((await asked('StatusBar.setStyle')).map(({ style }) => style)).toEqual(['LIGHT', 'DARK']);
    await leave();
  });

  it('opens it at the dish of a link, and leads it to that of another [PWA-26, RTE-05]', async () => {
    const { page, tell, problems, leave } = await newNativeDiner({
      launchUrl: 'http://localhost:3000/menu?product=101',
    });
    await page.goto('/');
    await page.getByTestId('item-dialog').waitFor();
    expect(page.url()).toContain('/menu?product=101');
    await tell('appUrlOpen', { url: 'https://elsewhere.example/profile' });
    await tell('appUrlOpen', { url: 'fr.levetard.commande://cookie-policy' });
    await page.waitForURL('**/cookie-policy');
    for (let time = 0; time < 2; time++) {
      await expect.poll(() => page.locator('[data-island]').innerText()).toMatch(/cookies/);
      await page.goto('/privacy-policy');
      await page.goto('/cookie-policy');
    }
    expect(problems).toEqual([]);
    await leave();
  });

  it('may be a browser, where the shop is whole', async () => {
    const { page, problems, leave } = await newNativeDiner({ hasBridge: false });
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.getByRole('button', { name: 'Panier, 1 article' }).waitFor();
    expect(problems).toEqual([]);
    await leave();
  });
});
