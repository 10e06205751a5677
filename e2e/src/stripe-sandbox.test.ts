import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoKeys, startSandbox } from '@comptoir/stripe-sandbox';
import type { FrameLocator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDiner } from './browser.ts';

type Outcome = { paymentIntent?: { status: string }; error?: { type: string; code?: string; message: string } };

/** The parts of the browser script that these tests use. */
interface PaymentPage {
  Stripe: (key: string) => {
    elements(options: object): PaymentPage['group'];
    confirmPayment(options: object): Promise<Outcome>;
  };
  stripe: ReturnType<PaymentPage['Stripe']>;
  group: {
    create(type: string, options?: object): PaymentPage['form'];
    update(options: object): Promise<void>;
    submit(): Promise<{ error?: Outcome['error']; selectedPaymentMethod?: string }>;
  };
  form: { on(name: string, listener: (detail: object) => void): void; mount(target: string): void };
  changes: { complete: boolean }[];
}

const sandbox = await startSandbox({ port: 0 });
const { origin } = new URL(sandbox.scriptUrl);
const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; connect-src ${origin}`;

// A page of another origin, whose policy allows only the sandbox.
const shop = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  const script = `<script src="${origin}/endive/stripe.js"></script>`;
  response.end(`<!doctype html><title>Caisse</title>${script}<div id="card"></div><div id="second"></div>`);
});
beforeAll(() => new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  shop.close();
  await sandbox.close();
});

const ofGroup = {
  mode: 'payment',
  amount: 3545,
  currency: 'eur',
  captureMethod: 'manual',
  allowedPaymentMethodTypes: ['card'],
  appearance: { variables: { colorText: 'rgb(1, 2, 3)' }, rules: { '.Input': { backgroundColor: 'rgb(4, 5, 6)' } } },
};
const billingDetails = { name: 'never', email: 'never', phone: 'never', address: 'if_required' };
const ofForm = { fields: { billingDetails }, wallets: { link: 'never' } };
const payer = { name: 'Camille Martin', email: 'camille@example.com', phone: '0612345678' };

async function makeIntent(change: Record<string, string> = {}) {
  const response = await fetch(`${origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoKeys.secretKey}` },
    body: new URLSearchParams({ amount: '3545', currency: 'eur', capture_method: 'manual', ...change }),
  });
  return (await response.json()) as { id: string; client_secret: string };
}

/** A diner at the payment form, with an intent of 35.45 € to pay. */
async function openPaymentPage({
  form = {},
  intent: change = {},
}: {
  form?: object;
  intent?: Record<string, string>;
} = {}) {
  const diner = await newDiner(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
  const { page } = diner;
  await page.goto('/');
  await page.evaluate(
    async ([key, group, options]) => {
      const shown = window as unknown as PaymentPage;
      shown.stripe = shown.Stripe(key);
      shown.group = shown.stripe.elements(group);
      shown.form = shown.group.create('payment', options);
      shown.changes = [];
      shown.form.on('change', (detail) => void shown.changes.push(detail as PaymentPage['changes'][number]));
      const ready = new Promise<object>((resolve) => shown.form.on('ready', resolve));
      shown.form.mount('#card');
      await ready;
    },
    [demoKeys.publishableKey, ofGroup, { ...ofForm, ...form }] as const,
  );
  const intent = await makeIntent(change);
  const frame = page.frameLocator('#card iframe');
  const stored = () => sandbox.ledger().paymentIntents.find(({ id }) => id === intent.id);
  const confirm = (billing: object = payer) =>
    page.evaluate(
      ([clientSecret, billing_details]) => {
        const { stripe, group } = window as unknown as PaymentPage;
        const confirmParams = { payment_method_data: { billing_details } };
        return stripe.confirmPayment({ elements: group, clientSecret, redirect: 'if_required', confirmParams });
      },
      [intent.client_secret, billing] as const,
    );
  const submit = () => page.evaluate(() => (window as unknown as PaymentPage).group.submit());
  return {
    ...diner,
    frame,
    intent,
    confirm,
    submit,
    type: async (number: string, rest = '1230123') => {
      await frame.getByLabel('Numéro de carte').click();
      await page.keyboard.type(number + rest);
    },
    pay: async (): Promise<Outcome> => {
      const { error } = await submit();
      return error ? { error } : confirm();
    },
    lastChange: () => page.evaluate(() => (window as unknown as PaymentPage).changes.at(-1)),
    status: () => stored()?.status,
    network: () => {
      const { charges } = sandbox.ledger();
      return charges.find(({ payment_intent }) => payment_intent === intent.id)?.payment_method_details.card?.network;
    },
  };
}

const clear = async (frame: FrameLocator) => {
  for (const label of ['Numéro de carte', 'Date d’expiration', 'Code de sécurité'])
    await frame.getByLabel(label).fill('');
};

describe('the payment form', () => {
  it('takes a card typed at one go, in a frame that the page cannot read, in the colours of the page [PAY-19, PYX-14, PYX-62]', async () => {
    const { page, frame, type, pay, lastChange, status, problems, leave } = await openPaymentPage();
    await type('4242424242424242');
    expect(await frame.getByLabel('Numéro de carte').inputValue()).toBe('4242 4242 4242 4242');
    expect(await frame.getByLabel('Date d’expiration').inputValue()).toBe('12 / 30');
    expect(await frame.getByLabel('Code de sécurité').inputValue()).toBe('123');
    const look = await frame.getByLabel('Code de sécurité').evaluate((field) => {
      const { color, backgroundColor } = getComputedStyle(field);
      return [color, backgroundColor];
    });
    expect(look).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await expect.poll(lastChange).toMatchObject({ complete: true, empty: false, value: { type: 'card' } });
    expect(await page.content()).not.toContain('4242');
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
    expect(await pay()).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    expect(status()).toBe('requires_capture');
    expect(problems).toEqual([]);
    await leave();
  });

  it('has three fields; the country and Link where the page does not refuse them [PYX-07, PYX-13, PYX-62]', async () => {
    const plain = await openPaymentPage();
    expect(await plain.frame.locator('input, select').filter({ visible: true }).count()).toBe(3);
    expect(await plain.frame.locator('form').innerText()).not.toContain('Link');
    const whole = await openPaymentPage({ form: { fields: {}, wallets: {} } });
    expect(await whole.frame.getByLabel('Pays').isVisible()).toBe(true);
    expect(await whole.frame.getByText('Link').isVisible()).toBe(true);
    await Promise.all([plain.leave(), whole.leave()]);
  });

  it('says in French why a card was declined, and takes the next one [PAY-11, PAY-13]', async () => {
    const { frame, type, pay, leave } = await openPaymentPage();
    await type('4000000000000002');
    expect(await pay()).toMatchObject({ error: { code: 'card_declined', message: 'Votre carte a été refusée.' } });
    await frame.getByLabel('Numéro de carte').fill('4242424242424242');
    expect(await pay()).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    await leave();
  });

  it('says in French what is wrong with a card, at its field, and asks the bank nothing [PAY-11, PYX-62]', async () => {
    const { frame, type, pay, status, leave } = await openPaymentPage();
    for (const [number, rest, message] of [
      ['4242424242424241', '1230123', 'Le numéro de votre carte est invalide.'],
      ['4242424242424242', '1220', 'L’année d’expiration de votre carte est dépassée.'],
      ['4242424242424242', '1230', 'Le code de sécurité de votre carte est incomplet.'],
    ] as const) {
      await clear(frame);
      await type(number, rest);
      expect((await pay()).error).toMatchObject({ type: 'validation_error', message });
      await frame.getByText(message).waitFor();
    }
    await clear(frame);
    await type('5105105105105100');
    expect((await pay()).error?.message).toBe('Le numéro de votre carte est incorrect.');
    expect(status()).toBe('requires_payment_method');
    await leave();
  });

  it('asks the card holder, who confirms [PAY-20]', async () => {
    const { page, type, pay, leave } = await openPaymentPage();
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
    const { page, type, pay, status, leave } = await openPaymentPage();
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

describe('the chooser of a co-badged card', () => {
  const preset = { defaultValues: { card: { network: ['cartes_bancaires'] } } };

  it.each([
    ['4000002500001001', 'CB', {}, 'cartes_bancaires'],
    ['4000002500001001', 'Visa', preset, 'visa'],
    ['4000002500001001', null, preset, 'cartes_bancaires'],
    ['5555552500001001', 'CB', {}, 'cartes_bancaires'],
    ['5555552500001001', 'Mastercard', preset, 'mastercard'],
    ['5555552500001001', null, preset, 'cartes_bancaires'],
  ] as const)(
    'on %s, choosing %s: the charge has the network [PYX-10, PYX-63]',
    async (number, choice, form, expected) => {
      const { frame, type, pay, network, leave } = await openPaymentPage({ form });
      await type(number);
      const chooser = frame.getByRole('radiogroup', { name: 'Réseau de la carte' });
      const marks = await chooser.locator('span').all();
      const sizes = await Promise.all(marks.map((mark) => mark.boundingBox()));
      expect(sizes).toHaveLength(2);
      expect([sizes[0]?.width, sizes[0]?.height]).toEqual([sizes[1]?.width, sizes[1]?.height]);
      if (choice) await chooser.getByLabel(choice, { exact: true }).check({ force: true });
      expect(await pay()).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
      expect(network()).toBe(expected);
      await leave();
    },
  );

  it('is not there for a card of one network [PYX-10]', async () => {
    const { frame, type, leave } = await openPaymentPage();
    await type('4242424242424242');
    expect(await frame.getByRole('radiogroup').count()).toBe(0);
    await leave();
  });
});

describe('a mistake of the page', () => {
  const secret = 'pi_1_secret_2';

  it.each([
    ['a secret and a mode', { ...ofGroup, clientSecret: secret }, 'not both'],
    [
      'the former name of the methods',
      { ...ofGroup, paymentMethodTypes: ['card'] },
      'became allowedPaymentMethodTypes',
    ],
    ['other methods', { ...ofGroup, allowedPaymentMethodTypes: ['card', 'klarna'] }, 'card with link'],
    ['an amount in euros', { ...ofGroup, amount: 35.45 }, 'positive integer'],
    ['an unknown option', { ...ofGroup, colour: 'red' }, 'no option colour'],
    ['a token', { ...ofGroup, appearance: { variables: { colorText: 'var(--ink)' } } }, 'means nothing in a frame'],
    ['an unknown rule', { ...ofGroup, appearance: { rules: { '.Box': {} } } }, 'no option .Box'],
  ])('is thrown for: a group with %s [PYX-61, PYX-62]', async (_what, options, message) => {
    const { page, leave } = await openPaymentPage();
    const thrown = page.evaluate((given) => {
      const { stripe } = window as unknown as PaymentPage;
      stripe.elements(given);
    }, options);
    await expect(thrown).rejects.toThrow(message);
    await leave();
  });

  it.each([
    ['paymentRequestButton', {}, 'not paymentRequestButton'],
    ['payment', { colour: 'red' }, 'no option colour'],
    ['payment', { layout: 'accordion' }, 'tabs only'],
    ['payment', { defaultValues: { card: { network: ['dankort'] } } }, 'no network dankort'],
  ])('is thrown for: an element %s with %j [PYX-61, PYX-62]', async (type, options, message) => {
    const { page, leave } = await openPaymentPage();
    const thrown = page.evaluate(
      ([group, name, given]) => {
        const { stripe } = window as unknown as PaymentPage;
        stripe.elements(group).create(name, given);
      },
      [ofGroup, type, options] as const,
    );
    await expect(thrown).rejects.toThrow(message);
    await leave();
  });

  it('is thrown for: a hidden field that is not passed, and a card that was not submitted [PYX-07, PYX-62]', async () => {
    const { type, submit, confirm, status, leave } = await openPaymentPage();
    await type('4242424242424242');
    await expect(confirm()).rejects.toThrow('elements.submit() must be called');
    await submit();
    await expect(confirm({ name: 'Camille', email: 'a@example.com' })).rejects.toThrow('billing_details.phone');
    expect(status()).toBe('requires_payment_method');
    await leave();
  });

  it.each([
    ['amount', { amount: '3600' }],
    ['capture_method', { capture_method: 'automatic' }],
  ])('is answered with an error: a group and an intent that differ by %s [PYX-04, PYX-62]', async (name, change) => {
    const { type, pay, status, leave } = await openPaymentPage({ intent: change });
    await type('4242424242424242');
    const { error } = await pay();
    expect(error).toMatchObject({ type: 'invalid_request_error' });
    expect(error?.message).toContain(`The provided ${name} (`);
    expect(status()).toBe('requires_payment_method');
    await leave();
  });

  it('is nothing where the update of the amount was awaited, and another submit asked for [PYX-05, PYX-62]', async () => {
    const { page, type, submit, confirm, leave } = await openPaymentPage({ intent: { amount: '3600' } });
    await type('4242424242424242');
    await submit();
    await page.evaluate(() => (window as unknown as PaymentPage).group.update({ amount: 3600 }));
    await expect(confirm()).rejects.toThrow('elements.submit() must be called');
    await submit();
    expect(await confirm()).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    await leave();
  });
});

describe('the script', () => {
  it('pays without a form by the name of a card, and has several groups on a page [PYX-62]', async () => {
    const { page, intent, leave } = await openPaymentPage();
    const paid = await page.evaluate((clientSecret) => {
      const { stripe } = window as unknown as PaymentPage;
      return stripe.confirmPayment({
        clientSecret,
        redirect: 'if_required',
        confirmParams: { payment_method: 'pm_card_visa' },
      });
    }, intent.client_secret);
    expect(paid).toMatchObject({ paymentIntent: { status: 'requires_capture' } });
    await page.evaluate((group) => {
      const { stripe } = window as unknown as PaymentPage;
      stripe.elements(group).create('payment').mount('#second');
    }, ofGroup);
    await page.frameLocator('#second iframe').getByLabel('Numéro de carte').waitFor();
    await leave();
  });

  it('says by an event that the form can’t be shown [PYX-15, PYX-62]', async () => {
    const { page, leave } = await openPaymentPage();
    await page.route('**/payment-frame.html', (route) => route.abort());
    const error = await page.evaluate(
      (group) =>
        new Promise((resolve) => {
          const { stripe } = window as unknown as PaymentPage;
          const form = stripe.elements(group).create('payment');
          form.on('loaderror', resolve);
          form.mount('#second');
        }),
      ofGroup,
    );
    expect(error).toMatchObject({ elementType: 'payment', error: { type: 'api_connection_error' } });
    await leave();
  });
});
