import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCode, goTo, join, logIn, newMember, press, session, signUp } from './account-diner.ts';
import { newDiner } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown> | null;
}

/** Records the page's requests to the account API, oldest first. */
function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/v2/public/auth/')) return;
    const path = pathname.slice('/v2/public/auth/'.length).replace(/\/$/, '');
    const body = request.postData() ? request.postDataJSON() : null;
    calls.push({
      method: request.method(),
      path,
      query: Object.fromEntries(searchParams),
      headers: request.headers(),
      body,
    });
  });
  return calls;
}

const submit = (page: Page) => page.locator('main button[type=submit]');

describe('what an account sends', () => {
  it('is one call for a login, however often it is tapped, with nothing to tap meanwhile [AUT-02, AUT-28]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const calls = callsOf(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v2/public/auth/login/', async (route) => {
      await held;
      await route.continue();
    });
    const member = newMember();
    await join(page, shop, member);
    await page.evaluate(() => localStorage.clear());
    await goTo(page, '/auth/login');
    calls.length = 0;
    await page.locator('[name=email]').fill(member.email);
    await page.locator('[name=password]').fill(member.password);
    await submit(page).dblclick();
    await page.locator('main [aria-busy=true], main button[type=submit]:disabled').first().waitFor();
    await page.keyboard.press('Enter');
    answer();
    await page.waitForURL((url) => url.pathname === '/');
    expect(calls).toMatchObject([
      { method: 'POST', path: 'login', body: { email: member.email, password: member.password } },
    ]);
    expect(await session(page)).toMatchObject({ user: { email: member.email } });
    await leave();
  });

  it.each([
    ['bare', (named: object) => named, (_named: object, list: object[]) => list],
    ['in payload', (named: object) => ({ payload: named }), (_named: object, list: object[]) => ({ payload: list })],
    ['named inside payload', (named: object) => ({ payload: named }), (named: object) => ({ payload: named })],
    ['named', (named: object) => ({ status: 'success', ...named }), (named: object) => named],
  ])(
    'is answered with a session, and a shop with its settings, %s [API-39]',
    async (_shape, wrapLogin, wrapSettings) => {
      const { page, problems, leave } = await newDiner(shop.url);
      const member = newMember();
      await join(page, shop, member);
      await page.evaluate(() => localStorage.clear());
      await page.route('**/v2/public/auth/login/', async (route) => {
        const response = await route.fetch();
        const { token, user } = await response.json();
        await route.fulfill({ response, json: wrapLogin({ token, user }) });
      });
      await page.route('**/v2/public/settings', async (route) => {
        const { 'if-none-match': _, ...headers } = route.request().headers();
        const response = await route.fetch({ headers });
        const { payload } = await response.json();
        const others = payload.filter(({ name }: { name: string }) => name !== 'contacts.phone');
        const settings = [...others, { name: 'contacts.phone', value: '04 78 00 12 34' }];
        await route.fulfill({ response, json: wrapSettings({ settings }, settings) });
      });
      await goTo(page, '/auth/login');
      await logIn(page, member);
      await page.waitForURL((url) => url.pathname === '/');
      expect(await session(page)).toMatchObject({ user: { email: member.email } });
      await page.locator('footer').getByText('04 78 00 12 34').first().waitFor();
      expect(problems).toEqual([]);
      await leave();
    },
  );

  it('asks for another code for the same purpose, and stays where the address is taken [AUT-06, AUT-07]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const calls = callsOf(page);
    const member = newMember();
    await page.clock.install();
    await signUp(page, member);
    await page.clock.fastForward('01:01');
    await press(page, 'Renvoyer le code');
    await page.getByText('Un nouveau code vient de partir.').first().waitFor();
    expect(calls.at(-1)).toMatchObject({
      method: 'GET',
      path: 'send-otp',
      query: { email: member.email, purpose: 'verify' },
    });
    await goTo(page, '/auth/signup');
    await page.locator('[name=first_name]').fill('Camille');
    await page.locator('[name=last_name]').fill('Martin');
    await page.locator('[name=phone]').fill('0612345678');
    await page.locator('[name=email]').fill(member.email);
    await page.locator('[name=password]').fill(member.password);
    await press(page, 'Créer mon compte');
    await page
      .getByText(/existe déjà|déjà un compte/)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/signup');
    expect(await submit(page).isEnabled()).toBe(true);
    await leave();
  });

  it('is nothing where two passwords differ; a wrong code is told, and the form goes on [AUT-17, AUT-18]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const calls = callsOf(page);
    const member = newMember();
    await join(page, shop, member);
    await goTo(page, '/profile/ChangePassword');
    await press(page, 'Recevoir le code');
    await fillCode(page, '000000');
    await page.locator('[name=password]').fill('tiramisu-du-mardi');
    await page.locator('[name=confirmation]').fill('autre-chose-ici');
    calls.length = 0;
    await press(page, 'Enregistrer');
    await page.locator('[data-i18n="Passwords do not match"]').waitFor();
    expect(calls).toEqual([]);
    await page.locator('[name=confirmation]').fill('tiramisu-du-mardi');
    await press(page, 'Enregistrer');
    await page.getByRole('alert').getByText('Code incorrect ou expiré').waitFor();
    expect(calls.map(({ path }) => path)).toEqual(['reset-password']);
    expect(await submit(page).isEnabled()).toBe(true);
    await leave();
  });

  it('that fails for orders or profile is told of in the server’s words, and tried again [ERR-16]', async () => {
    const { page, leave } = await newDiner(shop.url);
    await join(page, shop, newMember());
    const message = 'Le four est en panne';
    const refuse = async (path: string) =>
      page.route(`**/v2/public/auth/${path}**`, (route) =>
        route.fulfill({ status: 500, json: { status: 'error', code: 'internal', message } }),
      );
    for (const [path, address, shown] of [
      ['orders', '/profile/ViewOrders', 'Vous n’avez pas encore de commande'],
      ['profile', '/profile/ViewProfile', 'Enregistrer'],
    ] as const) {
      await refuse(path);
      await goTo(page, address);
      await page.getByText(message).first().waitFor();
      await page.unroute(`**/v2/public/auth/${path}**`);
      await press(page, 'Réessayer');
      await page.getByText(shown).first().waitFor();
      expect(await page.getByText(message).count()).toBe(0);
    }
    await leave();
  });

  it('carries token and id as each call wants them, and none once the session is gone [AUT-22, AUT-26]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const calls = callsOf(page);
    const member = newMember();
    await join(page, shop, member);
    const { token = '', user: { id } = { id: 0 } } = (await session(page)) ?? {};
    const signed = { token, user_id: String(id) };
    await goTo(page, '/profile/ViewOrders');
    await page.getByRole('heading', { level: 1, name: 'Mes commandes' }).waitFor();
    await expect.poll(() => calls.find(({ path }) => path === 'orders')?.query).toMatchObject(signed);
    await goTo(page, '/profile/ViewProfile');
    await expect.poll(() => page.locator('[name=first_name]').inputValue()).toBe('Camille');
    await page.locator('[name=first_name]').fill('Lou');
    await press(page, 'Enregistrer');
    await page.getByText('C’est enregistré.').first().waitFor();
    expect(calls.find(({ path }) => path === 'profile')?.query).toMatchObject(signed);
    expect(calls.find(({ path }) => path === 'update-profile')?.query).toMatchObject(signed);

    await goTo(page, '/profile/ViewSecurity');
    await page.locator('[name=password]').fill(member.password);
    await page.locator('[name=confirmation]').fill(member.password);
    const kept = await page.evaluate(() => localStorage.getItem('auth'));
    await page.evaluate(() => localStorage.removeItem('auth'));
    calls.length = 0;
    await press(page, 'Supprimer mon compte');
    await page.locator('[data-i18n="You are not logged in"]').first().waitFor();
    expect(calls).toEqual([]);

    await page.evaluate((value) => localStorage.setItem('auth', value ?? ''), kept);
    await goTo(page, '/profile/ViewSecurity');
    await page.locator('[name=password]').fill(member.password);
    await page.locator('[name=confirmation]').fill(member.password);
    await press(page, 'Supprimer mon compte');
    await page.waitForURL((url) => url.pathname === '/');
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', body: { token, user_id: id, password: member.password } });

    const other = newMember();
    await join(page, shop, other);
    const { token: second = '', user } = (await session(page)) ?? {};
    await goTo(page, '/profile');
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await expect
      .poll(() => calls.at(-1))
      .toMatchObject({
        method: 'POST',
        path: 'logout',
        headers: { authorization: `Bearer ${second}`, 'x-user-id': String(user?.id) },
      });
    await leave();
  });
});
