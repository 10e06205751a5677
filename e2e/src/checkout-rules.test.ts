import { weekdays } from '@comptoir/domain';
import { aMenu, anItem, anOffer, pizzas } from '@comptoir/domain/testing';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newDiner } from './browser.ts';
import { chooseCard } from './card-diner.ts';
import { addItem, alert, cents, chooseZone, fillPersonal, next, onTab, storedLines, walkToDelivery } from './diner.ts';
import { readInstead, servedDaily } from './read-instead.ts';
import { cartWith } from './scenes/cart-steps.ts';
import { toDelivery, toPayment, toPersonal } from './scenes/checkout-steps.ts';

const url = inject('shopUrl');

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const tab = (page: Page, name: string) => page.getByTestId(`checkout-tab-${name}`).click();
const missing = 'Please fill out all required fields';

/** The bodies that a page posted to a path of the API, oldest first. */
function sentTo(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** The id of the prepared payment in the browser's storage; undefined until the response has arrived. */
const preparedPayment = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.cart ?? '{}').attempt?.paymentIntentId);

describe('the steps of the checkout', () => {
  it('are gone through one by one, or jumped to; a step back keeps what was typed [CHK-03, CHK-04, CHK-11]', async () => {
    const { page, leave } = await newDiner(url);
    await cartWith(page, ['Reine']);
    await page.goto('/checkout');
    await onTab(page, 'type');
    await next(page);
    await onTab(page, 'personal');
    for (const name of ['first_name', 'last_name', 'email', 'phone']) expect(await field(page, name).count()).toBe(1);
    await field(page, 'first_name').fill('Camille');
    await page.getByTestId('checkout-prev').click();
    await onTab(page, 'type');
    await tab(page, 'payment');
    await onTab(page, 'payment');
    await tab(page, 'personal');
    expect(await field(page, 'first_name').inputValue()).toBe('Camille');
    await leave();
  });

  it('have their header beside the main part, and say in their heading that the order is on its way', async () => {
    const { page, leave } = await newDiner(url);
    await toPayment(page, 'pickup');
    expect(await page.locator('main header').count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(1);
    let answer: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v2/public/checkout/', async (route) => {
      if (route.request().method() === 'PUT') await asked;
      await route.continue();
    });
    await page.getByTestId('place-order').click();
    await onTab(page, 'confirmation');
    await page.getByRole('heading', { level: 1, name: 'Votre commande part en cuisine…' }).waitFor();
    answer?.();
    await page.waitForURL('**/success');
    await leave();
  });

  it('ask for a place where delivery is chosen without one, and go on [CHK-09]', async () => {
    const { page, leave } = await newDiner(url);
    await cartWith(page, ['Reine']);
    await page.goto('/checkout');
    await page.getByTestId('order-type-delivery').click();
    await page.getByTestId('location-picker').waitFor();
    await onTab(page, 'personal');
    await leave();
  });

  it('offer no delivery where there is none: neither in the picker [CHK-10, LOC-03]', async () => {
    const { page, leave } = await newDiner(url);
    await cartWith(page, ['Reine']);
    await readInstead(page, { settings: { 'features.delivery.active': false } });
    await page.goto('/checkout');
    await expect.poll(() => page.getByTestId('order-type-delivery').isDisabled()).toBe(true);
    await page.goto('/menu');
    await page.getByTestId('location-button').first().click();
    await page.getByTestId('location-option-pickup').waitFor();
    // The server rendered the page with the shop's own settings; the browser then loads the changed ones.
    await expect.poll(() => page.getByTestId('location-option-address').count()).toBe(0);
    expect(await page.getByTestId('location-option-zone').count()).toBe(0);
    await leave();
  });

  it('block a delivery below its minimum, though it would cost nothing [OFR-20]', async () => {
    const { page, leave } = await newDiner(url);
    await readInstead(page, { offers: [anOffer('free_delivery', { id: 1 })] });
    await cartWith(page, ['Reine']);
    await chooseZone(page, 'Vieux Lyon');
    await page.goto('/checkout');
    await page.getByTestId('order-type-delivery').click();
    await page.getByText('Minimum de commande pour la livraison').first().waitFor();
    await onTab(page, 'type');
    await leave();
  });
});

describe('who orders', () => {
  it.each([
    ['first_name', '   '],
    ['last_name', ''],
    ['email', 'a@b'],
    ['phone', ''],
  ])('is asked again where %s is "%s" [CHK-12, CHK-13, CHK-14, CHK-15]', async (name, value) => {
    const { page, leave } = await newDiner(url);
    await toPersonal(page, 'pickup');
    await fillPersonal(page);
    await field(page, name).fill(value);
    await next(page);
    await alert(page, missing).waitFor();
    await onTab(page, 'personal');
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, name).evaluate((input) => input === document.activeElement)).toBe(true);
    await leave();
  });

  it('is made known to the card’s provider once; where that fails, the way goes on [CHK-12, CHK-13, CHK-18, CHK-19]', async () => {
    const { page, leave } = await newDiner(url);
    const path = '/v2/public/checkout/stripe-customer';
    const customers = sentTo(page, path);
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: { status: 'error' } }));
    await toPersonal(page, 'pickup');
    await fillPersonal(page);
    await field(page, 'first_name').fill('A');
    await field(page, 'email').fill('a@b.fr');
    await next(page);
    await onTab(page, 'delivery');
    await expect.poll(() => customers).toEqual([{ email: 'a@b.fr', name: 'A Martin', phone: '0612345678' }]);
    expect(await page.getByRole('alert').count()).toBe(0);
    await leave();
  });
});

describe('where and when', () => {
  it('asks a delivery for its address, and a pickup for nothing [CHK-21, CHK-22]', async () => {
    const { page, leave } = await newDiner(url);
    await toDelivery(page, 'delivery');
    await field(page, 'address').fill('');
    await next(page);
    await alert(page, missing).waitFor();
    await onTab(page, 'delivery');
    await tab(page, 'type');
    await page.getByTestId('order-type-pickup').click();
    await onTab(page, 'personal');
    await next(page);
    await onTab(page, 'delivery');
    expect(await field(page, 'address').count()).toBe(0);
    await next(page);
    await onTab(page, 'payment');
    await leave();
  });

  it('measures an address that was typed anew, and refuses one that is too far [CHK-23, CHK-24, LOC-22]', async () => {
    const { page, leave } = await newDiner(url);
    await toDelivery(page, 'delivery');
    await readInstead(page, {
      settings: { 'features.delivery.calculation_type': 'distance', 'features.delivery.max_distance': 1 },
    });
    const measured: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v2/public/locations/distance')) measured.push(request.url());
    });
    await page.reload();
    await onTab(page, 'delivery');
    await field(page, 'address').fill('1 cours Émile-Zola');
    await field(page, 'postal_code').fill('69100');
    await field(page, 'city').fill('Villeurbanne');
    const before = measured.length;
    await next(page);
    await alert(page, 'The address is too far from the restaurant').waitFor();
    await onTab(page, 'delivery');
    expect(measured.length - before).toBe(1);
    // An unknown address blocks the step too, with another message.
    await field(page, 'address').fill('1 rue qui n’existe pas');
    await next(page);
    await page.getByRole('alert').getByText('Adresse introuvable').waitFor();
    await onTab(page, 'delivery');
    expect(measured.length - before).toBe(2);
    await leave();
  });

  it('names the dishes that are not served then, and does not let the diner on [CHK-30, CHK-32]', async () => {
    const { page, leave } = await newDiner(url);
    const carte = { ...aMenu(1, [{ ...pizzas, items: [anItem({ id: 101, name: 'Margherita' })] }], servedDaily) };
    const lunchOnly = Object.fromEntries(Object.keys(servedDaily).map((day) => [day, ['11:30-14:30']]));
    const formule = anItem({ id: 401, menuId: 2, categoryId: 21, name: 'Formule' });
    const lunch = aMenu(2, [{ ...pizzas, id: 21, name: 'Midi', items: [formule] }], lunchOnly);
    await readInstead(page, { menus: [carte, lunch] });
    await page.goto('/menu');
    await expect.poll(() => page.getByTestId('item').count()).toBe(2);
    const add = (name: string) => page.getByTestId('item').filter({ hasText: name }).getByTestId('add-to-cart').click();
    await add('Margherita');
    await walkToDelivery(page, 'pickup');
    await page.locator('[name=is_scheduled][value=true]').check({ force: true });
    await page.locator('[name=delivery_date]').nth(1).check({ force: true });
    await page.locator('[name=delivery_time_range][value^="20:00"]').check({ force: true });
    await next(page);
    await onTab(page, 'payment');
    await page.goto('/menu');
    await expect.poll(() => page.getByTestId('item').count()).toBe(2);
    await add('Formule');
    await page.goto('/checkout');
    // The page has the menus of the test once they are read again.
    await expect.poll(() => cents(page, 'cart-total')).toBe(2000);
    await tab(page, 'payment');
    await onTab(page, 'delivery');
    const said = alert(page, 'Please choose a different time or remove these items.');
    await said.waitFor();
    expect(await said.innerText()).toMatch(/Formule n’est pas servi à 20\sh/);
    expect(await page.locator('[name=delivery_time_range][value^="20:00"]').isChecked()).toBe(true);
    await next(page);
    await onTab(page, 'delivery');
    await leave();
  });

  it('moves the offers: what is for the early evening falls away later [CHK-55]', async () => {
    const { page, leave } = await newDiner(url);
    const days = [...weekdays];
    const early = [{ days, start: '18:00', end: '20:00' }];
    await readInstead(page, {
      offers: [anOffer('fixed_amount', { id: 1, amountCents: 300, activeTimes: early })],
    });
    await toDelivery(page, 'pickup');
    await page.locator('[name=is_scheduled][value=true]').check({ force: true });
    await page.locator('[name=delivery_date]').nth(1).check({ force: true });
    await page.locator('[name=delivery_time_range][value^="19:"]').first().check({ force: true });
    await expect.poll(() => page.getByTestId('cart-discount').count()).toBeGreaterThan(0);
    const reduced = await cents(page, 'cart-total');
    await page.locator('[name=delivery_time_range][value^="21:"]').first().check({ force: true });
    await expect.poll(() => cents(page, 'cart-total')).toBe(reduced + 300);
    await leave();
  });
});

describe('the payment', () => {
  it('is by card where cash is not taken, and is prepared at once [CHK-26, PAY-03, PAY-10]', async () => {
    const { page, leave } = await newDiner(url);
    const intents = sentTo(page, '/v2/public/checkout/stripe-payment-intent');
    await readInstead(page, { settings: { 'payments.cod.active': false, 'payments.paypal.active': true } });
    await toPayment(page, 'pickup');
    await page.locator('[name=method][value=cash]').waitFor({ state: 'detached' });
    await expect.poll(() => intents.length).toBe(1);
    expect(intents[0]).toMatchObject({ order: { payment_method: 'card', status: 'pending', user_id: null } });
    await expect.poll(() => preparedPayment(page)).toBeTruthy();
    // Without a change there is no further request; a new name updates the same payment.
    await tab(page, 'personal');
    await tab(page, 'payment');
    await onTab(page, 'payment');
    await tab(page, 'personal');
    await field(page, 'last_name').fill('Durand');
    await tab(page, 'payment');
    await expect.poll(() => intents.length).toBe(2);
    expect(intents[1]).toHaveProperty('payment_intent_id');
    expect(intents[1]).toMatchObject({ order: { customer: { last_name: 'Durand' } } });
    await leave();
  });

  it('knows no PayPal where it is off, and none at all where nothing is taken [PAY-05, PAY-06]', async () => {
    const { page, leave } = await newDiner(url);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await readInstead(page, {
      settings: {
        'payments.cod.active': false,
        'payments.stripe.active': false,
        'payments.paypal.active': false,
      },
    });
    await toPayment(page, 'pickup');
    await page.getByText('Aucun moyen de paiement n’est disponible').first().waitFor();
    expect(await page.getByTestId('place-order').isDisabled()).toBe(true);
    expect(await field(page, 'method').count()).toBe(0);
    expect(asked.filter((address) => /paypal/i.test(address))).toEqual([]);
    await leave();
  });

  it('of less than half a euro is in cash, even where cash is off [PAY-17]', async () => {
    const { page, leave } = await newDiner(url);
    const bread = anItem({ id: 401, name: 'Pain', price: { pickupCents: 30, deliveryCents: 30, taxRateBp: 550 } });
    const menus = [aMenu(1, [{ ...pizzas, items: [bread] }], servedDaily)];
    await readInstead(page, { menus, settings: { 'payments.cod.active': false } });
    const intents = sentTo(page, '/v2/public/checkout/stripe-payment-intent');
    await page.goto('/menu');
    await expect.poll(() => page.getByTestId('item').count()).toBe(1);
    await page.getByTestId('item').getByTestId('add-to-cart').click();
    await walkToDelivery(page, 'pickup');
    await next(page);
    await onTab(page, 'payment');
    expect(await cents(page, 'cart-total')).toBe(30);
    const methods = page.locator('[name=method]');
    await methods.first().waitFor({ state: 'attached' });
    expect(await methods.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual(['cash']);
    expect(await page.getByTestId('place-order').isEnabled()).toBe(true);
    expect(intents).toEqual([]);
    await leave();
  });

  it('by card without a prepared payment says so and orders nothing [PAY-12, ERR-04]', async () => {
    const { page, leave } = await newDiner(url);
    await page.route('**/checkout/stripe-payment-intent', (route) => route.fulfill({ status: 500, json: {} }));
    const orders = sentTo(page, '/v2/public/checkout/');
    await toPayment(page, 'pickup');
    await chooseCard(page);
    await page.getByTestId('place-order').click();
    await alert(page, 'Payment failed, please try again').waitFor();
    expect(orders).toEqual([]);
    await leave();
  });
});

describe('an order', () => {
  it('that is incomplete is not sent: what is missing opens [CHK-33, CHK-40]', async () => {
    const { page, leave } = await newDiner(url);
    const orders = sentTo(page, '/v2/public/checkout/');
    await cartWith(page, ['Reine']);
    await page.goto('/checkout');
    await tab(page, 'payment');
    await page.getByTestId('place-order').click();
    await alert(page, missing).waitFor();
    await onTab(page, 'personal');
    expect(orders).toEqual([]);
    await tab(page, 'confirmation');
    await page.getByRole('button', { name: 'Terminer' }).click();
    await alert(page, missing).waitFor();
    await leave();
  });

  it('says what it is: pending, a guest’s, whose, where and when [CHK-35, CHK-36, CHK-38]', async () => {
    const { page, leave } = await newDiner(url);
    const orders = sentTo(page, '/v2/public/checkout/');
    await toPayment(page, 'delivery');
    await page.getByTestId('place-order').click();
    await page.waitForURL('**/success');
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      status: 'pending',
      user_id: null,
      customer: {
        first_name: 'Camille',
        last_name: 'Martin',
        email: 'camille@example.com',
        phone: '0612345678',
        location: { address: '3 rue de Cuire', postal_code: '69004', city: 'Lyon' },
        date: 'ASAP',
      },
    });
    await leave();
  });

  it('whose answer was lost is not sent a second time with another cart [CHK-57]', async () => {
    const { page, leave } = await newDiner(url);
    let posts = 0;
    await page.route('**/v2/public/checkout/', async (route) => {
      if (route.request().method() !== 'POST' || ++posts > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await toPayment(page, 'pickup');
    await page.getByTestId('place-order').click();
    await alert(page, 'An error occurred, please try again').waitFor();
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await tab(page, 'payment');
    await page.getByTestId('place-order').click();
    await page
      .getByText(/Votre commande nº\s\S+ est déjà enregistrée/)
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Passer une autre commande' }).getAttribute('href')).toBe('/menu');
    expect(await page.getByRole('link', { name: 'Voir la commande' }).getAttribute('href')).toBe('/success');
    expect(await storedLines(page)).toEqual([]);
    await leave();
  });
});
