import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCode, goTo, join, logIn, mailedCode, newMember, press, session, signUp } from './account-diner.ts';
import { desk, newDiner } from './browser.ts';
import { addItem, awake, cents, openItem, placeOrder, walkToPayment } from './diner.ts';
import { expectWhole, fillSilently, type Translator, translate } from './foreign-hands.ts';
import { acceptSoon, newBoard, openKitchenShop, openService, orderCash, signInOwner } from './office/board-screen.ts';
import { openShop, type Shop } from './shop.ts';

const friday = { CLOCK: '2026-11-27T19:25:00+01:00' };

describe.each<Translator>(['moves', 'replaces'])('a page whose translator %s each text', (translator) => {
  let shop: Shop;
  // Each translator needs its own shop, because a diner can use the coupon only once.
  beforeAll(async () => {
    shop = await openShop(friday);
  });
  afterAll(() => shop.dispose());

  it('sells as ever: choices, quantities, a coupon, an order, with the totals that hold [PWA-32]', async () => {
    const { page, problems, leave } = await newDiner(shop.url, { viewport: desk });
    await translate(page, translator);
    await page.goto('/menu');
    const dialog = await openItem(page, 'Margherita');
    await dialog.locator('input[type=radio]').nth(1).check({ force: true });
    await dialog.getByTestId('add-to-cart').click();
    await dialog.waitFor({ state: 'hidden' });
    await addItem(page, 'Reine', 2);
    const cart = page.getByTestId('cart').first();
    const before = await cents(cart, 'cart-total');
    expect(await cart.getByTestId('cart-total').first().innerText()).toContain(
      (before / 100).toFixed(2).replace('.', ','),
    );
    await cart.getByRole('button', { name: /code/i }).first().click();
    await cart.getByTestId('coupon-input').fill('BIENVENUE');
    await cart.getByTestId('coupon-apply').click();
    await cart.locator('[data-testid=coupon-state][data-state=valid]').waitFor();
    await expectWhole(page, problems);
    const total = await cents(cart, 'cart-total');
    expect(total).toBeLessThan(before);
    expect(await cart.getByTestId('cart-total').first().innerText()).toContain(
      (total / 100).toFixed(2).replace('.', ','),
    );
    await page.getByTestId('menu-search').first().fill('tiramisu');
    await page.getByTestId('search-result').first().waitFor();
    await walkToPayment(page, 'pickup');
    expect(await cents(page, 'cart-total')).toBe(total);
    await placeOrder(page);
    await expectWhole(page, problems);
    await leave();
  });

  it('signs up, and says what is wrong with a code and a password [PWA-32]', async () => {
    const { page, problems, leave } = await newDiner(shop.url);
    await translate(page, translator);
    const member = newMember();
    await goTo(page, '/auth/login');
    await logIn(page, member);
    await page.getByRole('alert').first().waitFor();
    await signUp(page, member);
    await page.locator('[name=otp]').fill('000000');
    await press(page, 'Valider');
    await page.getByRole('alert').first().waitFor();
    await expectWhole(page, problems);
    await leave();
  });
});

describe('the kitchen’s board under a translator', () => {
  let kitchen: Shop;
  beforeAll(async () => {
    kitchen = await openKitchenShop();
  });
  afterAll(() => kitchen.dispose());

  it.each<Translator>(['moves', 'replaces'])(
    'rings, and lets an order be answered: %s [PWA-32]',
    async (translator) => {
      const board = await newBoard(kitchen, await signInOwner(kitchen));
      await translate(board.page, translator);
      await openService(board.page);
      const number = await orderCash(kitchen);
      await acceptSoon(board.page, number);
      await expectWhole(board.page, board.problems);
      await board.leave();
    },
  );
});

describe('fields that a browser filled in without a word', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(friday);
  });
  afterAll(() => shop.dispose());

  it('are what is sent: a log-in [PWA-32]', async () => {
    const member = newMember();
    const first = await newDiner(shop.url);
    await join(first.page, shop, member);
    await first.leave();
    const { page, leave } = await newDiner(shop.url);
    await goTo(page, '/auth/login');
    await fillSilently(page, 'email', member.email);
    await fillSilently(page, 'password', member.password);
    await press(page, 'Se connecter');
    await expect.poll(() => session(page)).not.toBeNull();
    await leave();
  });

  it('are what is sent: a sign-up [PWA-32]', async () => {
    const member = newMember();
    const { page, leave } = await newDiner(shop.url);
    await goTo(page, '/auth/signup');
    const filled = { first_name: 'Camille', last_name: 'Martin', phone: '0612345678', ...member };
    for (const [name, value] of Object.entries(filled)) await fillSilently(page, name, value);
    await press(page, 'Créer mon compte');
    await page.waitForURL('**/auth/verify');
    await fillCode(page, await mailedCode(shop, member.email));
    await press(page, 'Valider');
    await expect.poll(() => session(page)).not.toBeNull();
    await leave();
  });

  it('are what is ordered by: the checkout’s [PWA-32]', async () => {
    const { page, leave } = await newDiner(shop.url);
    await page.goto('/menu');
    await awake(page);
    await addItem(page, 'Margherita');
    await page.goto('/checkout');
    await page.getByTestId('order-type-pickup').click();
    await page.locator('[data-testid=checkout-tab-personal][aria-selected=true]').waitFor();
    const typed = { first_name: 'Camille', last_name: 'Martin', email: 'camille@example.com', phone: '0612345678' };
    for (const [name, value] of Object.entries(typed)) await fillSilently(page, name, value);
    await page.getByTestId('checkout-next').click();
    await page.locator('[data-testid=checkout-tab-delivery][aria-selected=true]').waitFor();
    await leave();
  });
});
