import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, newDiner } from './browser.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { addItem, cents, chooseZone, type Mode, placeOrder, walkToPayment } from './diner.ts';
import { listenToOrders, type Receipt, readBody, readCart, readMail, readReceipt } from './receipt.ts';
import { openShop, type Shop } from './shop.ts';

/** Tuesday, the day of the demo's buy-one-get-one offer, shortly before and after 19:00 in Lyon. */
const before19 = '2026-11-24T18:55:00+01:00';
const after19 = '2026-11-24T19:01:00+01:00';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CLOCK: before19 });
});
afterAll(async () => {
  await shop.dispose();
});

/** A diner on a desktop, where the menu page shows the cart. */
async function atTheMenu() {
  const diner = await newDiner(shop.url, { viewport: desk });
  await diner.page.goto('/menu');
  return { ...diner, cart: diner.page.getByTestId('cart'), bodies: listenToOrders(diner.page) };
}

/** The texts of an order in both mails and in the terminal. */
async function wordsOf(orderNumber: number): Promise<{ diner: string; restaurant: string; terminal: string }> {
  const kept = async () => (await shop.mails()).map(readMail).filter((mail) => mail.includes(`nº ${orderNumber}\n`));
  await expect.poll(async () => (await kept()).length).toBe(2);
  const mails = await kept();
  const diner = mails.find((mail) => mail.startsWith('Merci')) ?? '';
  const restaurant = mails.find((mail) => mail.startsWith('Nouvelle commande')) ?? '';
  return { diner, restaurant, terminal: await shop.tool('orders', 'show', String(orderNumber)) };
}

/** Orders the cart, and expects the same amounts in the request, the receipt, both mails and the terminal. */
async function orderAndCompare(diner: Awaited<ReturnType<typeof atTheMenu>>, mode: Mode = 'pickup') {
  const { page, cart, bodies } = diner;
  const stated = await readCart(cart);
  await walkToPayment(page, mode);
  const recap = page.getByTestId('cart').filter({ has: page.getByRole('table') });
  await recap.waitFor();
  expect(await readCart(recap)).toEqual(stated);
  const { rates } = readReceipt(await recap.innerText());
  // Only an order with alcohol asks for the diner's age (LAW-24).
  const adult = page.getByTestId('adult');
  if (await adult.isVisible()) await adult.check();
  const orderNumber = await placeOrder(page);
  expect(bodies.map(readBody)).toEqual([stated]);
  const receipt: Receipt = { ...stated, rates };
  const { diner: mail, restaurant, terminal } = await wordsOf(orderNumber);
  await page.getByRole('table').waitFor();
  expect(readReceipt(await page.locator('main').innerText())).toEqual(receipt);
  for (const words of [mail, restaurant, terminal]) expect(readReceipt(words)).toEqual(receipt);
  return { body: bodies[0] ?? {}, receipt, mail, terminal };
}

describe('an offer that ends while the cart is open', () => {
  it('gives nothing any more, says why, and an order at the old price is confirmed again [OFR-23, CRT-17, CRT-29, CHK-47]', async () => {
    await changeCatalogue(shop, ({ offers }) => {
      const until19 = [{ days: ['tue'], start: '12:00', end: '19:00' }];
      offers.push({ ...offers[0], id: 90, type: 'percentage', value: 20, items: [402], active_times: until19 });
    });
    const looking = await newDiner(shop.url, { viewport: desk });
    await looking.page.clock.install();
    await looking.page.goto('/menu');
    const paying = await atTheMenu();
    await Promise.all([addItem(looking.page, 'César'), addItem(paying.page, 'César')]);
    await walkToPayment(paying.page, 'pickup');
    // The step's code comes from the shop, which is about to stop.
    await paying.page.getByTestId('place-order').waitFor();
    for (const { page } of [looking, paying]) {
      expect(await cents(page, 'cart-subtotal')).toBe(1250);
      expect(await cents(page, 'cart-total')).toBe(1000);
    }

    // Six minutes pass in the shop and on the first page; the second page checks the time too late.
    await shop.stop();
    await shop.restart({ CLOCK: after19 });
    await looking.page.clock.fastForward('06:00');
    await paying.page.getByTestId('place-order').click();
    const alert = paying.page.getByRole('alert').filter({ hasText: 'Total' });
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/Total\s:\s10,00\s€\s→\s12,50\s€/);
    expect(paying.bodies.map((body) => body.total)).toEqual([10]);
    expect(await cents(paying.page, 'cart-total')).toBe(1250);
    const confirmed = await placeOrder(paying.page);
    expect(paying.bodies.map((body) => body.total)).toEqual([10, 12.5]);
    const { diner, terminal } = await wordsOf(confirmed);
    for (const words of [diner, terminal])
      expect(readReceipt(words)).toMatchObject({ discountCents: 0, totalCents: 1250 });

    await looking.page
      .getByTestId('cart')
      .getByRole('status')
      .filter({ hasText: /sur César ne s’applique plus\s: valable le mardi, de 12\sh à/ })
      .waitFor();
    expect(await readCart(looking.page.getByTestId('cart'))).toMatchObject({ discountCents: 0, totalCents: 1250 });
    const bodies = listenToOrders(looking.page);
    await walkToPayment(looking.page, 'pickup');
    await placeOrder(looking.page);
    expect(bodies.map((body) => body.total)).toEqual([12.5]);
    await looking.leave();
    await paying.leave();
  });
});

describe('an order with an offer states the same amounts in the cart, the recap, the order, both mails and the terminal', () => {
  it('of two pizzas of which one is for nothing, with three rates of VAT that add up [OFR-13, CRT-09, CRT-12, CRT-13, CRT-18, CRT-19, CRT-29, CRT-31]', async () => {
    const diner = await atTheMenu();
    await addItem(diner.page, 'Margherita', 2);
    await addItem(diner.page, 'Côtes-du-rhône');
    await addItem(diner.page, 'Limonade artisanale');
    const { receipt } = await orderAndCompare(diner);
    expect(receipt).toEqual({
      subtotalCents: 4170,
      discountCents: 1090,
      deliveryCents: 0,
      taxCents: 386,
      totalCents: 3080,
      rates: [
        { rate: '5,5', netCents: 370, taxCents: 20, grossCents: 390 },
        { rate: '10', netCents: 991, taxCents: 99, grossCents: 1090 },
        { rate: '20', netCents: 1333, taxCents: 267, grossCents: 1600 },
      ],
    });
    const gross = receipt.rates.reduce((total, { grossCents }) => total + grossCents, 0);
    expect(gross).toBe(receipt.totalCents);
    for (const { netCents, taxCents, grossCents } of receipt.rates) expect(netCents + taxCents).toBe(grossCents);
    expect(diner.problems).toEqual([]);
    await diner.leave();
  });

  it('of a coupon that was typed carelessly, after one that does not exist [CRT-20, CRT-21, CRT-22, OFR-07, OFR-28, OFR-31, CHK-34]', async () => {
    const diner = await atTheMenu();
    const { page, cart } = diner;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/v2/public/offers/')) asked.push(pathname);
    });
    await addItem(page, 'Potagère');
    const state = (is: string) => cart.locator(`[data-testid=coupon-state][data-state=${is}]`);
    await cart.getByTestId('coupon-open').click();
    expect(await cart.getByTestId('coupon-input').evaluate((input) => input === document.activeElement)).toBe(true);
    await cart.getByTestId('coupon-input').fill('PERDU');
    await cart.getByTestId('coupon-apply').click();
    await state('invalid').waitFor();
    expect(await readCart(cart)).toMatchObject({ discountCents: 0, totalCents: 1320 });
    await cart.getByTestId('coupon-input').fill(' bienvenue ');
    await cart.getByTestId('coupon-apply').click();
    await state('valid').waitFor();
    expect(asked).toEqual(['/v2/public/offers/PERDU', '/v2/public/offers/bienvenue']);
    expect(await readCart(cart)).toMatchObject({ subtotalCents: 1320, discountCents: 132, totalCents: 1188 });
    const { body, mail, terminal } = await orderAndCompare(diner);
    expect(String(body.coupon).toUpperCase()).toBe('BIENVENUE');
    for (const words of [mail, terminal]) expect(words).toContain('BIENVENUE');
    await diner.leave();
  });

  it('of a gift that comes at 35 €, goes with the second pizza, and can be left [OFR-17, CRT-17, CRT-27, CRT-28]', async () => {
    const diner = await atTheMenu();
    const { page, cart } = diner;
    const gift = cart.getByTestId('cart-free-line');
    await addItem(page, 'Truffe d’été');
    await addItem(page, 'Truffe d’été');
    await gift.waitFor();
    expect((await gift.innerText()).replace(/\s/g, ' ')).toMatch(/Tiramisu de la maison.*Offert 0,00 €/);
    await cart.getByRole('button', { name: 'Retirer une unité : Truffe d’été' }).click();
    await gift.waitFor({ state: 'detached' });
    expect(await readCart(cart)).toMatchObject({ subtotalCents: 1790, totalCents: 1790 });
    await cart.getByRole('button', { name: 'Ajouter une unité : Truffe d’été' }).click();
    await gift.waitFor();
    await cart.getByRole('button', { name: 'Laisser le cadeau Tiramisu de la maison' }).click();
    await gift.waitFor({ state: 'detached' });
    const { body, mail, terminal } = await orderAndCompare(diner);
    expect(body).toMatchObject({ free_items: [], total: 35.8 });
    for (const words of [mail, terminal]) expect(words).not.toContain('Tiramisu');
    await diner.leave();
  });

  it('of a delivery for nothing from 50 € on, which is charged below [OFR-18, OFR-22, CRT-26]', async () => {
    const diner = await atTheMenu();
    const { page, cart } = diner;
    await chooseZone(page, 'Croix-Rousse');
    await addItem(page, 'Truffe d’été', 2);
    expect(await readCart(cart)).toMatchObject({ subtotalCents: 3780, deliveryCents: 250, totalCents: 4030 });
    await addItem(page, 'Savoyarde');
    expect(await readCart(cart)).toMatchObject({ subtotalCents: 5370, deliveryCents: 0, totalCents: 5370 });
    const { body, mail, terminal } = await orderAndCompare(diner, 'delivery');
    expect(body).toMatchObject({ is_pickup: false, delivery: 0, total: 53.7 });
    for (const words of [mail, terminal]) {
      expect(words).toMatch(/Livraison[\s:]+Offerte \(au lieu de 2,50\s€\)/);
      expect(words).toContain('Tiramisu de la maison');
    }
    await diner.leave();
  });
});

describe('menus and offers', () => {
  it('are asked for by the browser once at the start of every page [OFR-01, MNU-01]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const legal = ['/terms-of-service', '/privacy-policy', '/cookie-policy'];
    const paths = ['/', '/menu', '/checkout', '/success', ...legal, '/nowhere'];
    const counts = await Promise.all(
      paths.map(async (path) => {
        const tab = await page.context().newPage();
        const asked: string[] = [];
        tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
        const answered = tab.waitForResponse('**/v2/public/offers');
        await tab.goto(path);
        await answered;
        await tab.waitForLoadState('networkidle');
        const count = (list: string) => asked.filter((pathname) => pathname === `/v2/public/${list}`).length;
        return [path, count('offers'), count('menus')];
      }),
    );
    expect(counts).toEqual(paths.map((path) => [path, 1, 1]));
    await leave();
  });

  it('that can’t be read again leave the rendered badges and the discount, and a line in the console [OFR-02]', async () => {
    const { page, leave } = await newDiner(shop.url, { viewport: desk });
    const givenUp = page.waitForEvent('console', (message) =>
      message.text().startsWith('The offers could not be read'),
    );
    await page.route('**/v2/public/offers', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/menu');
    await givenUp;
    await page.locator('[data-testid=badge][data-badge=BOGO]').first().waitFor();
    await addItem(page, 'Margherita', 2);
    expect(await cents(page, 'cart-discount')).toBe(1090);
    await leave();
  });
});
