import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, join, logIn, newMember, press, session, walkAsMember } from '../account-diner.ts';
import { desk, newDiner } from '../browser.ts';
import { chooseCard, typeCard } from '../card-diner.ts';
import { readLedger, tellSandbox } from '../card-sandbox.ts';
import { addItem, chooseZone, enterCheckout, leaveDelivery, next, onTab, placeOrder, walkToPayment } from '../diner.ts';
import { listOrders } from '../listed-orders.ts';
import { openShop, type Shop } from '../shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

const cards = (page: Page) => page.getByTestId('order');

describe('somebody with an account', () => {
  it('orders by card with what the account knows, finds the order in the history, and orders it again [CHK-11, CHK-38, CHK-49, AUT-14, AUT-15, RTE-21]', async () => {
    const { page, problems, leave } = await newDiner(shop.url);
    await join(page, shop, newMember());
    await goTo(page, '/profile/ViewOrders');
    await page.getByText('Vous n’avez pas encore de commande').waitFor();
    await page.goto('/menu');
    await addItem(page, 'Reine', 2);
    await walkAsMember(page);
    await chooseCard(page);
    await typeCard(page, '4242424242424242');
    const number = await placeOrder(page);
    const { charges } = await readLedger(shop);
    expect(charges.filter(({ captured }) => captured)).toHaveLength(1);

    await goTo(page, '/profile/ViewOrders');
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(1);
    const text = await cards(page).innerText();
    for (const part of ['Payée', '2 × Reine', 'Retrait']) expect(text).toContain(part);
    expect(await cards(page).getAttribute('data-order')).toBe(String(number));

    await cards(page)
      .getByRole('link', { name: /^Détails/ })
      .click();
    const detail = page.getByTestId('order-detail');
    await detail.getByText('2 × Reine').waitFor();
    await page.goBack();
    await detail.waitFor({ state: 'hidden' });

    await page.getByTestId('order-again').click();
    const cart = page.getByTestId('cart');
    await cart.getByRole('heading', { name: 'Reine' }).waitFor();
    const lines = await page.evaluate(() => JSON.parse(localStorage.cart).lines);
    expect(lines).toMatchObject([{ quantity: 2 }]);
    expect(problems).toEqual([]);
    await leave();
  });

  it('signs in from the checkout, comes back there, and finds only what was ordered signed in [RTE-02, CHK-49, SEC-04]', async () => {
    const { page, leave } = await newDiner(shop.url, { viewport: desk });
    const member = newMember();
    await join(page, shop, member);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/menu');
    await addItem(page, 'Margherita');
    await walkToPayment(page, 'pickup');
    const asGuest = await placeOrder(page);

    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await page.getByTestId('checkout-tab-personal').click();
    await page.locator('main').getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/auth/login');
    await logIn(page, member);
    await page.waitForURL('**/checkout');
    await page.getByTestId('checkout-tab-payment').click();
    await onTab(page, 'payment');
    const asMember = await placeOrder(page);

    await goTo(page, '/profile/ViewOrders');
    await cards(page).first().waitFor();
    expect(await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-order')))).toEqual([
      String(asMember),
    ]);
    expect(asMember).not.toBe(asGuest);
    await leave();
  });

  it('finds the checkout of another device at the place of their last order, and orders there [CHK-02]', async () => {
    const member = newMember();
    const first = await newDiner(shop.url);
    await join(first.page, shop, member);
    await first.page.goto('/menu');
    await chooseZone(first.page, 'Croix-Rousse');
    await addItem(first.page, 'Reine', 2);
    await enterCheckout(first.page, 'delivery');
    await next(first.page);
    await onTab(first.page, 'delivery');
    await first.page.locator('[name=floor]').fill('3');
    await leaveDelivery(first.page, 'delivery');
    await placeOrder(first.page);
    await first.leave();

    const { page, problems, leave } = await newDiner(shop.url);
    await goTo(page, '/auth/login');
    await logIn(page, member);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/menu');
    await addItem(page, 'Reine', 2);
    await page.goto('/checkout');
    await onTab(page, 'payment');
    await placeOrder(page);
    const [latest] = await listOrders(shop);
    expect(latest).toMatchObject({
      mode: 'delivery',
      location: { address: '3 rue de Cuire', postalCode: '69004', address2: 'étage 3' },
    });
    expect(problems).toEqual([]);
    await leave();
  });

  it('whose session ended meanwhile orders as a guest, under another id, once they wish so [AUT-27], E59', async () => {
    const { page, leave } = await newDiner(shop.url);
    await join(page, shop, newMember());
    const bodies: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v2/public/checkout/'))
        bodies.push(request.postDataJSON());
    });
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await walkAsMember(page);
    const known = await session(page);
    // Ends the session from another device.
    await fetch(`${shop.url}/v2/public/auth/logout/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${known?.token}`, 'x-user-id': String(known?.user.id) },
    });
    await page.getByTestId('place-order').click();
    await page.getByRole('alert').getByText('Votre session a expiré').waitFor();
    expect(await session(page)).toBeNull();
    await placeOrder(page);
    expect(bodies.map(({ user_id }) => user_id)).toEqual([known?.user.id, null]);
    expect(bodies[0]?.local_id).not.toBe(bodies[1]?.local_id);
    await leave();
  });
});

describe('somebody whose session ends once the card is authorised', () => {
  it('is told so, pays once, as a guest, and nothing else stays held [AUT-27, CHK-38, PAY-21], E59', async () => {
    const { page, leave } = await newDiner(shop.url);
    await join(page, shop, newMember());
    // A webhook that arrives first would store the order under the account, whatever happens to the session.
    await tellSandbox(shop, { clear: true, webhooks: 'none' });
    const before = await readLedger(shop);
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await walkAsMember(page);
    await chooseCard(page);
    await typeCard(page, '4242424242424242');
    const known = await session(page);
    // Another device ends the session while the order is being sent with an authorised payment.
    await page.route(
      '**/v2/public/checkout/',
      async (route) => {
        const headers = { authorization: `Bearer ${known?.token}`, 'x-user-id': String(known?.user.id) };
        await fetch(`${shop.url}/v2/public/auth/logout/`, { method: 'POST', headers });
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByTestId('place-order').click();
    await page.getByRole('alert').getByText('Votre session a expiré').waitFor();
    expect(await session(page)).toBeNull();
    await typeCard(page, '4242424242424242');
    await placeOrder(page);
    const { charges } = await readLedger(shop);
    const made = charges.slice(before.charges.length);
    // The first payment was cancelled, the second captured.
    expect(made.map(({ captured, refunded }) => [captured, refunded])).toEqual([
      [false, true],
      [true, false],
    ]);
    await tellSandbox(shop, { clear: true });
    await leave();
  });
});

describe('an account that is deleted', () => {
  it('is gone with its session and its password, in every tab, and its page says what goes with it [RTE-45, AUT-21, AUT-23, AUT-24, AUT-25]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const member = newMember();
    await join(page, shop, member);
    const other = await page.context().newPage();
    await goTo(other, '/profile');
    await other.getByRole('heading', { level: 1, name: 'Camille' }).waitFor();
    await goTo(page, '/profile/ViewSecurity');
    const remove = async (password: string, confirmation = password) => {
      await page.locator('[name=password]').fill(password);
      await page.locator('[name=confirmation]').fill(confirmation);
      await press(page, 'Supprimer mon compte');
    };
    const alert = page.getByRole('alert');
    await press(page, 'Supprimer mon compte');
    await alert.getByText('Le mot de passe est obligatoire').waitFor();
    await remove(member.password, 'autre');
    await alert.getByText('Les mots de passe ne correspondent pas').waitFor();
    await remove('pas-le-bon-mot');
    await alert.getByText('Mot de passe incorrect').waitFor();
    expect(await session(page)).not.toBeNull();
    await remove(member.password);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await session(page)).toBeNull();
    await other.getByText('Vous n’êtes pas connecté').waitFor();
    await goTo(page, '/auth/login');
    await logIn(page, member);
    await page.getByRole('alert').getByText('E-mail ou mot de passe incorrect').waitFor();
    await leave();
  });
});
