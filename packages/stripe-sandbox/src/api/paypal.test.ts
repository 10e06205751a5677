import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { errorOf, openTestSandbox } from '../testing/open-test-sandbox.ts';

const returnUrl = 'https://shop.example/checkout/retour?r=token';

const newPaypalIntent = (stripe: Stripe) =>
  stripe.paymentIntents.create({
    amount: 3545,
    currency: 'eur',
    capture_method: 'manual',
    allowed_payment_method_types: ['paypal'],
  });

const byPaypal = {
  payment_method_data: { type: 'paypal' },
  payment_method_options: { paypal: { preferred_locale: 'fr-FR' } },
  return_url: returnUrl,
} as const satisfies Stripe.PaymentIntentConfirmParams;

async function sentToPaypal(stripe: Stripe): Promise<{ id: string; page: string }> {
  const { id } = await newPaypalIntent(stripe);
  const { status, next_action: action } = await stripe.paymentIntents.confirm(id, byPaypal);
  expect(status).toBe('requires_action');
  expect(action).toMatchObject({ type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl } });
  return { id, page: action?.redirect_to_url?.url ?? '' };
}

const answer = (page: string, choice: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ answer: choice }), redirect: 'manual' });

const read = async (page: string) => (await fetch(page)).text();

describe('PayPal’s page', () => {
  it('says who is paid and how much, and holds what was approved [PYX-65]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const { id, page } = await sentToPaypal(stripe);
    const html = await read(page);
    expect(html).toContain('Payer shop.example');
    expect(html).toMatch(/35,45\s€/);
    const { status, headers } = await answer(page, 'approve');
    expect(status).toBe(303);
    const back = new URL(headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      r: 'token',
      payment_intent: id,
      payment_intent_client_secret: expect.stringContaining('_secret_'),
      redirect_status: 'succeeded',
    });
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({
      status: 'requires_capture',
      next_action: null,
      latest_charge: { paid: true, payment_method_details: { type: 'paypal', paypal: { country: 'FR' } } },
    });
    expect(await stripe.paymentIntents.capture(id)).toMatchObject({ status: 'succeeded' });
    expect(sandbox.ledger().events.map(({ type }) => type)).toContain('payment_intent.amount_capturable_updated');
    expect(await read(page)).toContain('déjà approuvé');
  });

  it.each([
    ['refuse', 'payment_method_provider_decline'],
    ['cancel', 'payment_method_customer_decline'],
  ])('holds nothing after the answer %s, and the payment can be confirmed again [PYX-65]', async (choice, code) => {
    const { sandbox, stripe } = await openTestSandbox();
    const { id, page } = await sentToPaypal(stripe);
    const { headers } = await answer(page, choice);
    expect(new URL(headers.get('location') ?? '').searchParams.get('redirect_status')).toBe('failed');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    });
    expect(sandbox.ledger().charges).toEqual([]);
    expect(await read(page)).toContain('n’attend plus de réponse');
    expect((await answer(page, 'approve')).status).toBe(409);
    const again = await stripe.paymentIntents.confirm(id, byPaypal);
    expect(again.next_action?.redirect_to_url?.url).not.toBe(page);
  });

  it('says that a cancelled payment is cancelled, and approves nothing [PYX-65]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const { id, page } = await sentToPaypal(stripe);
    await stripe.paymentIntents.cancel(id);
    const refused = await answer(page, 'approve');
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('annulé par le commerçant. Rien n’a été débité.');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'canceled' });
    expect(sandbox.ledger().charges).toEqual([]);
  });

  it('waits longer than any shop, by the sandbox’s clock [PYX-65]', async () => {
    let epochMilliseconds = Date.now();
    const { stripe } = await openTestSandbox({ clock: () => ({ epochMilliseconds }) });
    const { id, page } = await sentToPaypal(stripe);
    epochMilliseconds += 40 * 60_000;
    await answer(page, 'approve');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' });
  });

  it('is known only by its address, and takes three answers [PYX-65]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const { page } = await sentToPaypal(stripe);
    expect((await fetch(`http://${sandbox.apiHost}:${sandbox.apiPort}/paypal/ppv_none`)).status).toBe(404);
    expect((await answer(page, 'steal')).status).toBe(409);
    expect(await read(page)).toContain('Approuver');
  });

  it('can be reached under another address, and have its payment examined [PYX-65]', async () => {
    const { sandbox, stripe } = await openTestSandbox({ pagesUrl: 'https://shop.example/demo-card' });
    const { id, page } = await sentToPaypal(stripe);
    expect(page).toMatch(/^https:\/\/shop\.example\/demo-card\/paypal\/ppv_\w+$/);
    sandbox.faults.add({ kind: 'processing', path: '/paypal/*' });
    await answer(page.replace('https://shop.example/demo-card', addressOf(sandbox)), 'approve');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'processing' });
    sandbox.settle('succeeded');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' });
  });
});

const addressOf = ({ apiHost, apiPort }: Sandbox) => `http://${apiHost}:${apiPort}`;

describe('a payment by PayPal', () => {
  it('is confirmed only with an address to return to, and only where the intent takes it [PYX-61]', async () => {
    const { stripe } = await openTestSandbox();
    const { id } = await newPaypalIntent(stripe);
    const { return_url: _, ...lost } = byPaypal;
    expect(await errorOf(stripe.paymentIntents.confirm(id, lost))).toMatchObject({ param: 'return_url' });
    const card = await stripe.paymentIntents.create({
      amount: 100,
      currency: 'eur',
      allowed_payment_method_types: ['card'],
    });
    expect(await errorOf(stripe.paymentIntents.confirm(card.id, byPaypal))).toMatchObject({
      code: 'payment_intent_incompatible_payment_method',
    });
    expect(
      await errorOf(
        stripe.paymentIntents.confirm(id, { ...byPaypal, payment_method_options: { card: { network: 'visa' } } }),
      ),
    ).toMatchObject({ statusCode: 400 });
  });

  it('is offered, or not, by the configuration of the account [PYX-39]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const isAvailable = async () => (await stripe.paymentMethodConfigurations.list()).data[0]?.paypal?.available;
    expect(await isAvailable()).toBe(true);
    sandbox.faults.tellPaypal({ isAvailable: false });
    expect(await isAvailable()).toBe(false);
    expect(await errorOf(newPaypalIntent(stripe))).toMatchObject({ param: 'allowed_payment_method_types' });
  });

  it('can be sent to another host by a fault [PYX-67]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    sandbox.faults.add({ kind: 'redirectElsewhere', method: 'POST', path: '/v1/payment_intents/*/confirm' });
    expect((await sentToPaypal(stripe)).page).toContain('paypal.com.example.net');
  });

  it.each([
    ['done', 'succeeded', 'succeeded'],
    ['late', 'pending', 'succeeded'],
    ['failing', 'succeeded', 'failed'],
  ] as const)('is paid back %s: %s, then %s [PYX-51]', async (refunds, first, last) => {
    const { sandbox, stripe } = await openTestSandbox();
    sandbox.faults.tellPaypal({ refunds });
    const { id, page } = await sentToPaypal(stripe);
    await answer(page, 'approve');
    await stripe.paymentIntents.capture(id);
    const refund = await stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe(first);
    sandbox.settle('succeeded');
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe(last);
  });
});
