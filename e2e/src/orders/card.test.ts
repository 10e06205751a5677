import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaymentIntent } from '@comptoir/stripe-sandbox';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardDiner, chooseCard, openPaymentStep, securityCode, typeCard } from '../card-diner.ts';
import { readLedger, tellSandbox } from '../card-sandbox.ts';
import { changeCatalogue } from '../change-catalogue.ts';
import { alert, cents, storedLines } from '../diner.ts';
import { type ListedOrder, listOrders } from '../listed-orders.ts';
import { readMail } from '../receipt.ts';
import { openShop, type Shop } from '../shop.ts';

const accepted = '4242424242424242';
const declined = '4000000000000002';
const asking = '4000002500003155';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: 'debug' });
});
afterEach(() => tellSandbox(shop, { clear: true }));
afterAll(async () => {
  await shop.dispose();
});

/** The restaurant's orders of this diner. */
async function ordersOf({ localIds }: CardDiner): Promise<ListedOrder[]> {
  const orders = await listOrders(shop);
  return orders.filter(({ localId }) => localIds().includes(localId));
}

/** The payments of this diner, oldest first. */
async function paymentsOf({ localIds }: CardDiner): Promise<PaymentIntent[]> {
  return (await readLedger(shop)).paymentIntents.filter(({ metadata }) => localIds().includes(metadata.local_id));
}

/** Expects one paid order and one charge of this amount, without refunds. */
async function expectPaidOnce(diner: CardDiner, totalCents: number): Promise<ListedOrder> {
  const taken = (await paymentsOf(diner)).filter(({ status }) => status === 'succeeded');
  expect(taken).toMatchObject([{ amount_received: totalCents, amount_capturable: 0 }]);
  const { charges, refunds } = await readLedger(shop);
  const captured = charges.filter(({ payment_intent, captured }) => captured && payment_intent === taken[0]?.id);
  expect(captured).toMatchObject([{ amount_captured: totalCents, amount_refunded: 0 }]);
  expect(refunds).toEqual([]);
  const orders = await ordersOf(diner);
  expect(orders).toMatchObject([{ status: 'paid', totalCents, transactionId: taken[0]?.id }]);
  return orders[0] as ListedOrder;
}

const order = (page: Page) => page.getByTestId('place-order').click();
const failedKey = 'Payment failed, please try again';

/** The first words of all mails about an order. */
async function mailsOf({ orderNumber }: ListedOrder): Promise<string[]> {
  const mails = (await shop.mails()).map(readMail).filter((mail) => mail.includes(`nº ${orderNumber}\n`));
  return mails.map((mail) => mail.split(' ', 1)[0] ?? '').sort();
}
const bothMails = ['Merci', 'Nouvelle'];

describe('a guest who pays by card', () => {
  it('is thanked for an order that is paid: the money is taken once, to the cent, and both mails leave [PAY-01, PAY-08, PAY-14, PAY-18, PAY-19, CHK-34, CHK-39, CHK-41, CHK-44, CHK-50]', async () => {
    const diner = await openPaymentStep(shop);
    const { page, calls, problems, sandboxPaths, sandboxPathsBefore, leave } = diner;
    const total = await cents(page, 'cart-total');
    await expect.poll(() => sandboxPaths).toContain('/v3/');
    expect(sandboxPathsBefore).toEqual([]);
    await chooseCard(page);
    await typeCard(page, accepted);
    expect(await page.getByTestId('place-order').innerText()).toContain('Commander avec obligation de paiement');
    await order(page);
    await page.waitForURL('**/success');

    const [payment] = await paymentsOf(diner);
    const [prepared] = calls.filter(({ path }) => path.endsWith('/stripe-payment-intent'));
    const [posted, put] = calls.filter(({ path }) => path === '/v2/public/checkout/');
    expect(prepared?.body).toMatchObject({ amount: (total / 100).toFixed(2), order: { transaction_id: null } });
    expect(posted?.body).toEqual({ ...(prepared?.body.order as object), transaction_id: payment?.id });
    expect(put).toMatchObject({ method: 'PUT', body: { status: 'paid', transaction_id: payment?.id } });
    expect(await storedLines(page)).toEqual([]);
    const stored = await expectPaidOnce(diner, total);
    const shown = await shop.tool('orders', 'show', String(stored.orderNumber));
    for (const word of ['Payée', 'Carte bancaire']) expect(shown).toContain(word);
    await expect.poll(async () => await mailsOf(stored)).toEqual(bothMails);
    expect(problems).toEqual([]);
    await leave();
  });

  it('is told of a card that is declined, and orders once with the next one [PAY-11, PAY-13, ERR-04]', async () => {
    const diner = await openPaymentStep(shop);
    const { page, leave } = diner;
    await chooseCard(page);
    await typeCard(page, declined);
    await order(page);
    await alert(page, failedKey).waitFor();
    await page.getByText('Votre carte a été refusée.').waitFor();
    expect(diner.orders()).toEqual([]);
    await typeCard(page, accepted);
    await order(page);
    await page.waitForURL('**/success');
    expect(diner.orders()).toHaveLength(1);
    await expectPaidOnce(diner, 1290);
    await leave();
  });

  it.each([
    ['succeeded', 5_000],
    ['failed', 3_000],
    ['succeeded', 33_000],
  ] as const)(
    'waits for a bank that examines the payment and says %s after %i ms: one order or none [PYX-08]',
    async (settle, milliseconds) => {
      const diner = await openPaymentStep(shop);
      const { page, leave } = diner;
      await chooseCard(page);
      await typeCard(page, accepted);
      await tellSandbox(shop, { fault: { kind: 'processing', path: '/v1/payment_intents/*/confirm' } });
      await order(page);
      await expect.poll(() => diner.orders().length).toBeGreaterThan(0);
      const said = page.getByText('Ne payez pas une seconde fois');
      if (milliseconds > 30_000) await said.waitFor({ timeout: 60_000 });
      else await page.waitForTimeout(milliseconds);
      expect(await paymentsOf(diner)).toMatchObject([{ status: 'processing' }]);
      expect(await page.locator('[name=method]').first().isDisabled()).toBe(true);
      await tellSandbox(shop, { settle });
      if (settle === 'failed') {
        await alert(page, failedKey).waitFor();
        expect(await ordersOf(diner)).toEqual([]);
        await typeCard(page, accepted);
        await order(page);
      } else if (milliseconds > 30_000) await order(page);
      await page.waitForURL('**/success');
      await expectPaidOnce(diner, 1290);
      await leave();
    },
  );

  it('is asked by the bank: the Escape key holds nothing and orders nothing, confirming pays [PAY-11, PAY-20]', async () => {
    const diner = await openPaymentStep(shop);
    const { page, leave } = diner;
    const question = page.frameLocator('dialog[aria-label="Authentification 3D Secure"] iframe');
    await chooseCard(page);
    await typeCard(page, asking);
    await order(page);
    await question.locator('button:focus').waitFor();
    await page.keyboard.press('Escape');
    await alert(page, failedKey).waitFor();
    expect(diner.orders()).toEqual([]);
    expect(await paymentsOf(diner)).toMatchObject([{ status: 'requires_payment_method', amount_capturable: 0 }]);
    await order(page);
    await question.getByText('12,90 €').waitFor();
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await page.waitForURL('**/success');
    await expectPaidOnce(diner, 1290);
    await leave();
  });

  it('pays once for two quick clicks and the Enter key [CHK-46]', async () => {
    const diner = await openPaymentStep(shop);
    const { page, leave } = diner;
    await chooseCard(page);
    await typeCard(page, accepted);
    await page.getByTestId('place-order').dblclick();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/success');
    expect([diner.confirmations(), diner.orders().length]).toEqual([1, 1]);
    await expectPaidOnce(diner, 1290);
    await leave();
  });

  it('keeps the one order when its POST got no answer and the page is loaded again [PAY-16, CHK-48]', async () => {
    await tellSandbox(shop, { webhooks: 'none' });
    const diner = await openPaymentStep(shop);
    const { page, leave } = diner;
    await page.route('**/v2/public/checkout/', (route) => route.abort('connectionreset'), { times: 1 });
    await chooseCard(page);
    await typeCard(page, accepted);
    await order(page);
    await alert(page, 'An error occurred, please try again').waitFor();
    expect(await paymentsOf(diner)).toMatchObject([{ status: 'requires_capture' }]);
    await page.reload();
    await page.waitForURL('**/success');
    const [lost, repeated, ...more] = diner.orders();
    expect([repeated?.body, more]).toEqual([lost?.body, []]);
    expect(diner.confirmations()).toBe(1);
    await expectPaidOnce(diner, 1290);
    await leave();
  });

  it('has the order though the browser died before it was sent [PAY-23]', async () => {
    const diner = await openPaymentStep(shop);
    const { page } = diner;
    let isDead = () => {};
    const died = new Promise<void>((resolve) => {
      isDead = resolve;
    });
    await page.route('**/v2/public/checkout/', isDead);
    await chooseCard(page);
    await typeCard(page, accepted);
    await order(page);
    await died;
    // The context is closed directly, because `leave` would continue the held request and send the order.
    await page.context().close();
    await expect.poll(() => ordersOf(diner)).toMatchObject([{ status: 'paid' }]);
    const stored = await expectPaidOnce(diner, 1290);
    await expect.poll(async () => await mailsOf(stored)).toEqual(bothMails);
  });
});

describe('card numbers', () => {
  it('are nowhere but in the provider’s frame: not in the page, its storage, its requests, the logs, the mails or the database [PAY-07]', async () => {
    const diner = await openPaymentStep(shop);
    const { page, calls, leave } = diner;
    await chooseCard(page);
    await typeCard(page, accepted);
    const html = await page.content();
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    const before = await kept();
    await order(page);
    await page.waitForURL('**/success');
    const stored = before + (await kept());
    const [payment] = await paymentsOf(diner);
    await leave();

    const sent = JSON.stringify(calls);
    const database = await readFolder(join(shop.dataDir, 'database'));
    // Proves that the search can find text in these places.
    for (const place of [stored, sent, database]) expect(place.includes(payment?.id ?? '?')).toBe(true);
    const mails = (await shop.mails()).join();
    for (const place of [html, stored, sent, shop.output(), mails, database])
      for (const secret of [accepted, '4242 4242 4242 4242', payment?.client_secret ?? '?'])
        expect(place.includes(secret)).toBe(false);
    for (const place of [stored, sent]) expect(place).not.toMatch(new RegExp(`\\b${securityCode}\\b`));
  });
});

async function readFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))).join('\n');
}

describe('while the guest stands on the payment step', () => {
  it('a price rises: the card is released, both amounts are shown, and the next click pays the new one [PAY-21, CHK-47]', async () => {
    const diner = await openPaymentStep(shop);
    const { page, leave } = diner;
    await chooseCard(page);
    await typeCard(page, accepted);
    await setReine(13.4);
    await order(page);
    await alert(page, 'An error occurred, please try again').waitFor();
    expect(await alert(page, 'An error occurred, please try again').innerText()).toMatch(/12,90\s€\s→\s13,40\s€/);
    await expect.poll(async () => (await paymentsOf(diner))[0]?.status).toBe('canceled');
    expect(diner.orders()).toHaveLength(1);
    expect(await cents(page, 'cart-total')).toBe(1340);
    await expect.poll(async () => (await paymentsOf(diner)).length).toBe(2);
    await typeCard(page, accepted);
    await order(page);
    await page.waitForURL('**/success');
    await expectPaidOnce(diner, 1340);
    await leave();
    await setReine(12.9);
  });

  it('Stripe hangs: the card says that it can’t be had, and cash is taken meanwhile [R7]', async () => {
    await tellSandbox(shop, { fault: { kind: 'hang', requests: 1000 } });
    const waiting = await openPaymentStep(shop);
    await chooseCard(waiting.page);
    const cash = await openPaymentStep(shop);
    await order(cash.page);
    await cash.page.waitForURL('**/success');
    await waiting.page.getByText('Paiement par carte indisponible').waitFor();
    await tellSandbox(shop, { clear: true });
    await waiting.page.getByRole('button', { name: 'Réessayer' }).click();
    await typeCard(waiting.page, accepted);
    await order(waiting.page);
    await waiting.page.waitForURL('**/success');
    await expectPaidOnce(waiting, 1290);
    await Promise.all([waiting.leave(), cash.leave()]);
  });
});

describe('a restaurant that takes no cards', () => {
  it('offers none, and its pages ask nothing of the provider [PAY-04]', async () => {
    await changeCatalogue(shop, ({ settings }) => {
      settings['payments.stripe.active'] = false;
    });
    const { page, calls, sandboxPaths, leave } = await openPaymentStep(shop);
    await expect.poll(() => page.locator('[name=method]').count()).toBe(1);
    await order(page);
    await page.waitForURL('**/success');
    expect(sandboxPaths).toEqual([]);
    expect(calls.filter(({ path }) => path.includes('stripe'))).toEqual([]);
    await leave();
  });
});

/** Changes the price of the Reine in the shop. */
async function setReine(price: number): Promise<void> {
  await changeCatalogue(shop, ({ menus }) => {
    const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    for (const item of items) if (item.item_name === 'Reine') item.item_price.price_pickup = price;
  });
}
