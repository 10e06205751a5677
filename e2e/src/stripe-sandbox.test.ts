import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoKeys, startSandbox } from '@comptoir/stripe-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDiner } from './browser.ts';

type Outcome = { paymentIntent?: { status: string }; error?: { type: string; code?: string; message: string } };

/** The parts of the browser script that these tests use. */
interface CardPage {
  Stripe: (key: string) => {
    elements(): { create(type: 'card', options: object): CardPage['card'] };
    confirmCardPayment(secret: string, data: object): Promise<Outcome>;
  };
  stripe: ReturnType<CardPage['Stripe']>;
  card: { on(name: string, listener: (detail: object) => void): void; mount(target: string): void; clear(): void };
  changes: { complete: boolean; error?: { message: string } }[];
}

const sandbox = await startSandbox({ port: 0 });
const { origin } = new URL(sandbox.scriptUrl);
const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; connect-src ${origin}`;

// A page of another origin, whose policy allows only the sandbox.
const shop = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  response.end(`<!doctype html><title>Caisse</title><script src="${sandbox.scriptUrl}"></script><div id="card"></div>`);
});
beforeAll(() => new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  shop.close();
  await sandbox.close();
});

/** A diner at the card form, with an intent of 35.45 € to pay. */
async function openCardPage() {
  const diner = await newDiner(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
  await diner.page.goto('/');
  await diner.page.evaluate(async (key) => {
    const page = window as unknown as CardPage;
    page.stripe = page.Stripe(key);
    page.card = page.stripe.elements().create('card', { style: { base: { color: 'rgb(1, 2, 3)' } } });
    page.changes = [];
    page.card.on('change', (change) => void page.changes.push(change as CardPage['changes'][number]));
    const ready = new Promise<object>((resolve) => page.card.on('ready', resolve));
    page.card.mount('#card');
    await ready;
  }, demoKeys.publishableKey);
  const response = await fetch(`${origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoKeys.secretKey}` },
    body: new URLSearchParams({ amount: '3545', currency: 'eur', capture_method: 'manual' }),
  });
  const intent = (await response.json()) as { id: string; client_secret: string };
  const { page } = diner;
  const frame = page.frameLocator('#card iframe');
  return {
    ...diner,
    frame,
    type: async (number: string, rest = '1230123') => {
      await frame.getByLabel('Numéro de carte').click();
      await page.keyboard.type(number + rest);
    },
    pay: () =>
      page.evaluate((secret) => {
        const { stripe, card } = window as unknown as CardPage;
        return stripe.confirmCardPayment(secret, {
          payment_method: { card, billing_details: { name: 'Camille Martin' } },
        });
      }, intent.client_secret),
    lastChange: () => page.evaluate(() => (window as unknown as CardPage).changes.at(-1)),
    status: () => sandbox.ledger().paymentIntents.find(({ id }) => id === intent.id)?.status,
  };
}

describe('the card form', () => {
  it('takes a card typed at one go, in a frame that the page cannot read [PAY-19]', async () => {
    const { page, frame, type, pay, lastChange, status, problems, leave } = await openCardPage();
    await type('4242424242424242');
    expect(await frame.getByLabel('Numéro de carte').inputValue()).toBe('4242 4242 4242 4242');
    expect(await frame.getByLabel('MM / AA').inputValue()).toBe('12 / 30');
    expect(await frame.getByLabel('CVC').inputValue()).toBe('123');
    expect(await frame.getByLabel('CVC').evaluate((field) => getComputedStyle(field).color)).toBe('rgb(1, 2, 3)');
    await expect.poll(lastChange).toMatchObject({ complete: true, empty: false, brand: 'visa' });
    expect(await page.content()).not.toContain('4242');
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
    expect(await pay()).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    expect(status()).toBe('requires_capture');
    expect(problems).toEqual([]);
    await leave();
  });

  it('says in French why a card was declined, and takes the next one [PAY-11, PAY-13]', async () => {
    const { frame, type, pay, leave } = await openCardPage();
    await type('4000000000000002');
    expect(await pay()).toMatchObject({ error: { code: 'card_declined', message: 'Votre carte a été refusée.' } });
    await frame.getByLabel('Numéro de carte').fill('4242424242424242');
    expect(await pay()).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    await leave();
  });

  it('says in French what is wrong with a card, and asks the bank nothing [PAY-11]', async () => {
    const { page, frame, type, pay, status, leave } = await openCardPage();
    for (const [number, rest, message] of [
      ['4242424242424241', '1230123', 'Le numéro de votre carte est invalide.'],
      ['4242424242424242', '1220', 'L’année d’expiration de votre carte est dépassée.'],
      ['4242424242424242', '1230', 'Le code de sécurité de votre carte est incomplet.'],
      ['5105105105105100', '1230123', 'Le numéro de votre carte est incorrect.'],
    ] as const) {
      await page.evaluate(() => (window as unknown as CardPage).card.clear());
      await expect.poll(() => frame.getByLabel('Numéro de carte').inputValue()).toBe('');
      await type(number, rest);
      expect((await pay()).error?.message).toBe(message);
    }
    expect(status()).toBe('requires_payment_method');
    await leave();
  });

  it('asks the card holder, who confirms [PAY-20]', async () => {
    const { page, type, pay, leave } = await openCardPage();
    await type('4000002500003155');
    const paid = pay();
    const question = page.frameLocator('dialog iframe');
    await question.getByText('35,45 €').waitFor();
    await question.getByRole('button', { name: 'Confirmer' }).click();
    expect(await paid).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    expect(await page.locator('dialog').count()).toBe(0);
    await leave();
  });

  it('asks the card holder, who declines by button or key, and may try again [PAY-20]', async () => {
    const { page, type, pay, status, leave } = await openCardPage();
    await type('4000002500003155');
    const question = page.frameLocator('dialog iframe');
    const refused = { error: { code: 'payment_intent_authentication_failure' } };
    const first = pay();
    await question.getByRole('button', { name: 'Annuler' }).click();
    expect(await first).toMatchObject(refused);
    const second = pay();
    await question.locator('button:focus').waitFor();
    await page.keyboard.press('Escape');
    expect(await second).toMatchObject(refused);
    expect(status()).toBe('requires_payment_method');
    await leave();
  });
});
