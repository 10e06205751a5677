import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goTo, logIn, newMember, signUp } from './account-diner.ts';
import { desk, newDiner } from './browser.ts';
import { addItem, awake, cents, chooseZone, enterCheckout, fillPersonal, next, onTab } from './diner.ts';

const url = inject('shopUrl');

const hostile = [
  'null',
  '{',
  '[]',
  '"text"',
  '{"lines":null}',
  '{"lines":[{"itemId":"<img src=x onerror=alert(1)>","quantity":-5}]}',
  '{"lines":[{"itemId":1,"quantity":1e99,"options":"x","note":{}}]}',
  `{"lines":[${Array.from({ length: 5000 }, () => '{"itemId":1,"quantity":1,"options":[],"note":""}').join()}]}`,
  '{"__proto__":{"polluted":true},"items":[1,2,3]}',
];

describe('what the browser kept', () => {
  it.each(hostile)('is no white screen when the cart is %.60s [CRT-05, STO-10]', async (cart) => {
    const { page, problems, leave } = await newDiner(url);
    await page.addInitScript((value) => localStorage.setItem('cart', value), cart);
    for (const path of ['/menu', '/checkout']) {
      await page.goto(path);
      await page.locator('main h1, main h2').first().waitFor();
    }
    expect(problems).toEqual([]);
    await leave();
  });

  it.each(['null', '{', '7', '{"type":"moon"}', '{"type":"delivery","zone":{"a":1},"_distance":[]}'])(
    'is no obstacle when the location is %s [LOC-25]',
    async (location) => {
      const { page, problems, leave } = await newDiner(url);
      await page.addInitScript((value) => localStorage.setItem('location', value), location);
      await page.goto('/menu');
      await addItem(page, 'Reine');
      expect(problems).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('location'))).toBeNull();
      await leave();
    },
  );

  it('keeps the cart over a reload, ids and counts only [CRT-05]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    await addItem(page, 'Reine', 2);
    await page.reload();
    await page.getByTestId('cart-line').first().waitFor();
    const stored = await page.evaluate(() => localStorage.cart);
    expect(stored).not.toMatch(/price|cents|€|Reine/i);
    await leave();
  });

  it('of who orders stays where a guest asks for it, until they have it forgotten [STO-08, STO-11]', async () => {
    const { page, leave } = await newDiner(url);
    /** A new tab has no session storage, like a browser that was closed. */
    const comeBack = async () => {
      const tab = await page.context().newPage();
      await tab.goto('/checkout');
      return tab;
    };
    const names = ['first_name', 'last_name', 'email', 'phone'];
    const typed = (tab: Page) => Promise.all(names.map((name) => tab.locator(`[name=${name}]`).inputValue()));
    await page.goto('/menu');
    await chooseZone(page, 'Croix-Rousse');
    await addItem(page, 'Reine', 2);
    await enterCheckout(page, 'delivery');
    await page.getByLabel('Se souvenir de moi sur cet appareil').check();
    await fillPersonal(page);
    await next(page);
    await page.locator('[name=floor]').fill('3e');
    await page.locator('[name=address]').fill('3 rue de Cuire');

    const known = await comeBack();
    await onTab(known, 'payment');
    await known.getByTestId('checkout-tab-delivery').click();
    expect(await known.locator('[name=address]').inputValue()).toBe('3 rue de Cuire');
    expect(await known.locator('[name=floor]').inputValue()).toBe('3e');
    await known.getByTestId('checkout-tab-personal').click();
    expect(await typed(known)).toEqual(['Camille', 'Martin', 'camille@example.com', '0612345678']);
    await known.getByRole('button', { name: 'Les oublier' }).click();
    expect(await typed(known)).toEqual(['', '', '', '']);
    const box = known.getByLabel('Se souvenir de moi sur cet appareil');
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await box.isChecked()).toBe(false);
    expect(await known.evaluate(() => localStorage.getItem('profile'))).toBeNull();

    const unknown = await comeBack();
    await unknown.getByTestId('order-type-delivery').click();
    await onTab(unknown, 'personal');
    expect(await typed(unknown)).toEqual(['', '', '', '']);
    await leave();
  });

  it('is exactly what the requirements list, after an order, a sign-up and a login [STO-02, STO-06, STO-07, STO-08, I18N-04]', async () => {
    const { page, leave } = await newDiner(url);
    const kept = { local: new Set<string>(), session: new Set<string>() };
    const note = async () => {
      const found = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
      for (const key of found[0] ?? []) kept.local.add(key);
      for (const key of found[1] ?? []) kept.session.add(key);
    };
    await page.goto('/menu');
    const findCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
    await expect.poll(findCookie).toBeTruthy();
    const cookie = await findCookie();
    expect(cookie).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await chooseZone(page, 'Croix-Rousse');
    await addItem(page, 'Reine', 2);
    await enterCheckout(page, 'pickup');
    await page.getByLabel('Se souvenir de moi sur cet appareil').check();
    await fillPersonal(page);
    await next(page);
    await onTab(page, 'delivery');
    await next(page);
    await onTab(page, 'payment');
    await note();
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    await note();
    await signUp(page, newMember());
    await note();
    await goTo(page, '/auth/login');
    await logIn(page, { email: 'demo@example.com', password: 'Demo-1234' });
    await page.waitForURL((address) => address.pathname === '/');
    await note();
    expect([...kept.local].toSorted()).toEqual([
      'auth',
      'cart',
      'cookie-consent',
      'last-visit',
      'location',
      'orders',
      'profile',
    ]);
    expect([...kept.session].toSorted()).toEqual([
      'auth-pending-email',
      'auth-pending-session',
      'checkout',
      'last-order',
      'reload-guard',
    ]);
    await leave();
  });

  it('of the cart shows with every amount, its coupon asked about again after a reload [CRT-01, CRT-25]', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    await page.goto('/menu');
    await addItem(page, 'Reine', 2);
    const amounts = ['cart-subtotal', 'cart-delivery', 'cart-tax', 'cart-total'];
    for (const hook of amounts) expect(await cents(page, hook), hook).toBeGreaterThanOrEqual(0);
    expect(await cents(page, 'cart-total')).toBe(await cents(page, 'cart-subtotal'));
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.cart);
      localStorage.cart = JSON.stringify({ ...cart, coupon: 'PERSONNE' });
    });
    const asked = page.waitForRequest('**/v2/public/offers/PERSONNE');
    await page.reload();
    await asked;
    await page.locator('[data-testid=coupon-state][data-state=invalid]').waitFor();
    await leave();
  });

  it('is not needed: where storage throws, the shop works in memory [STO-10]', async () => {
    const { page, problems, leave } = await newDiner(url, { viewport: desk });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.getByTestId('cart-line').first().waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('loses no item between two tabs', async () => {
    const { page, leave } = await newDiner(url, { viewport: desk });
    const other = await page.context().newPage();
    await page.goto('/menu');
    await other.goto('/menu');
    await addItem(page, 'Reine');
    await addItem(other, 'Margherita');
    await expect.poll(() => page.getByTestId('cart-line').count()).toBe(2);
    await leave();
  });
});

describe('a visit that is long ago', () => {
  const hours = 60 * 60 * 1000;
  const left = {
    profile: '{"personal":{}}',
    cart: '{"version":1,"lines":[]}',
    location: '{"type":"pickup"}',
    anything: 'x',
  };

  /** A page after an earlier visit; `loads` counts page loads. */
  async function comeBack(lastVisit: string | null, stored: Record<string, string> = left) {
    const diner = await newDiner(url);
    // A file without scripts, because a page of the shop would process the old visit itself.
    await diner.page.goto('/builds/latest.json');
    await diner.page.evaluate(
      ([lastVisit, stored]) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        sessionStorage.setItem('anything', 'x');
        // biome-ignore lint/suspicious/noDocumentCookie: what any script of a page may have left
        document.cookie = 'kept=1; Path=/';
        if (lastVisit !== null) localStorage.setItem('last-visit', lastVisit);
      },
      [lastVisit, stored] as const,
    );
    let loads = 0;
    diner.page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await diner.page.goto('/menu');
    await diner.page.waitForTimeout(500);
    await awake(diner.page);
    const found = () =>
      diner.page.evaluate(() => ({
        local: localStorage.getItem('anything'),
        profile: localStorage.getItem('profile'),
        session: sessionStorage.getItem('anything'),
        cookie: document.cookie.includes('kept'),
        age: Date.now() - Number(localStorage.getItem('last-visit')),
      }));
    return { ...diner, found, loads: () => loads };
  }

  it('is forgotten, storage and cookies, by one more load [PWA-29, STO-09]', async () => {
    const { page, found, loads, problems, leave } = await comeBack(String(Date.now() - 48 * hours - 1000));
    expect(await found()).toMatchObject({ local: null, profile: null, session: null, cookie: false });
    const kept = Object.values(await page.evaluate(() => ({ ...localStorage })));
    expect(kept.filter((value) => Object.values(left).includes(value))).toEqual([]);
    expect((await found()).age).toBeLessThan(60_000);
    expect(loads()).toBe(2);
    expect(problems).toEqual([]);
    await leave();
  });

  it('takes with it the cookies that a script of the card’s provider left on the parent domain [PWA-29, PYX-82]', async () => {
    const { page, leave } = await newDiner(url.replace('127.0.0.1', 'www.leve-tard.localhost'), { viewport: desk });
    await page.goto('/cookie-policy');
    const names = () => page.evaluate(() => document.cookie);
    await page.evaluate(() => {
      for (const name of ['__stripe_mid', '__stripe_sid']) {
        // biome-ignore lint/suspicious/noDocumentCookie: as the provider's script does
        document.cookie = `${name}=x; Domain=leve-tard.localhost; Path=/; Max-Age=3600; SameSite=Strict`;
      }
    });
    await page.reload();
    expect(await names()).toContain('__stripe_mid=x; __stripe_sid=x');
    await page.evaluate((old) => localStorage.setItem('last-visit', old), String(Date.now() - 49 * hours));
    await page.reload();
    await expect.poll(() => names().catch(() => '__stripe')).not.toContain('__stripe');
    await leave();
  });

  const young: [when: string, lastVisit: () => string | null][] = [
    ['less than 48 hours ago', () => String(Date.now() - 48 * hours + 60_000)],
    ['never', () => null],
    ['nothing that is a time', () => 'yesterday'],
    ['in the future', () => String(Date.now() + 1000 * hours)],
  ];
  it.each(young)('is none where the last one was %s [PWA-30]', async (_name, lastVisit) => {
    const { found, loads, leave } = await comeBack(lastVisit());
    expect(await found()).toMatchObject({ local: 'x', session: 'x', cookie: true });
    expect((await found()).age).toBeLessThan(60_000);
    expect(loads()).toBe(1);
    await leave();
  });

  it('keeps what an order needs that was begun [PWA-29]', async () => {
    const cart = '{"version":1,"lines":[],"attempt":{"localId":"1"}}';
    const { found, loads, leave } = await comeBack(String(Date.now() - 400 * hours), { ...left, cart });
    expect(await found()).toMatchObject({ local: 'x', cookie: true });
    expect(loads()).toBe(1);
    await leave();
  });

  it('is looked for again by who comes back to the tab or goes on [PWA-29]', async () => {
    const { page, found, loads, leave } = await comeBack(null);
    await page.evaluate((old) => localStorage.setItem('last-visit', old), String(Date.now() - 47 * hours));
    await page.getByRole('link', { name: 'Lève-tard, accueil' }).first().click();
    await page.locator('main[data-page=Home]').waitFor();
    expect((await found()).age).toBeLessThan(60_000);
    await page.evaluate((old) => localStorage.setItem('last-visit', old), String(Date.now() - 49 * hours));
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await again;
    await expect.poll(async () => (await found().catch(() => ({ local: 'x' }))).local).toBeNull();
    expect(loads()).toBe(2);
    await leave();
  });
});
