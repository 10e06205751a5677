import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { askAsBrowser, newIntent, openTestSandbox } from '../testing/open-test-sandbox.ts';

const card = (details: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ number: '4242424242424242', exp_month: '12', exp_year: '30', cvc: '123', ...details }).map(
      ([name, value]) => [`payment_method_data[card][${name}]`, value],
    ),
  );

async function confirm(sandbox: Sandbox, { id, client_secret }: Stripe.PaymentIntent, details: Record<string, string>) {
  return askAsBrowser(sandbox, `${id}/confirm`, { client_secret: client_secret ?? '', ...card(details) });
}

const answer = (sandbox: Sandbox, { id, client_secret }: Stripe.PaymentIntent, choice: string) =>
  askAsBrowser(sandbox, `${id}/answer_challenge`, { client_secret: client_secret ?? '', answer: choice });

const clock = () => ({ epochMilliseconds: Date.UTC(2026, 10, 21) });

describe('the browser', () => {
  it('pays with the client secret, from any origin, and learns nothing of the customer', async () => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    const { headers, body } = await confirm(sandbox, await newIntent(stripe), {});
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({ status: 'requires_capture', amount: 3545 });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining([expect.stringMatching(/customer|metadata/)]));
  });

  it('gets nowhere without the right client secret, nor beyond its few calls', async () => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    const intent = await newIntent(stripe);
    expect(await confirm(sandbox, { ...intent, client_secret: `${intent.id}_secret_guess` }, {})).toMatchObject({
      status: 400,
      body: { error: { param: 'client_secret' } },
    });
    expect(await askAsBrowser(sandbox, `${intent.id}/capture`, {})).toMatchObject({
      status: 401,
      body: { error: { code: 'secret_key_required' } },
    });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ exp_month: '10', exp_year: '26' }, 'invalid_expiry_year_past'],
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ cvc: '12' }, 'invalid_cvc'],
    [{ number: '4000000000000002' }, 'card_declined'],
  ])('is told what is wrong with a card of %j', async (details, code) => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    const intent = await newIntent(stripe);
    expect(await confirm(sandbox, intent, details)).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code } },
    });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });

  it('may pay to the end of the month that the card bears', async () => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    expect((await confirm(sandbox, await newIntent(stripe), { exp_month: '11', exp_year: '26' })).status).toBe(200);
  });

  it('is asked by the bank and pays when its holder confirms [PAY-20]', async () => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    const intent = await newIntent(stripe);
    const asked = await confirm(sandbox, intent, { number: '4000002500003155' });
    expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect((await answer(sandbox, intent, 'confirmed')).body).toMatchObject({
      status: 'requires_capture',
      next_action: null,
    });
  });

  it('is asked by the bank and starts again when its holder declines [PAY-20]', async () => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    const intent = await newIntent(stripe);
    await confirm(sandbox, intent, { number: '4000002500003155' });
    expect((await answer(sandbox, intent, 'canceled')).body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await confirm(sandbox, intent, {})).body).toMatchObject({ status: 'requires_capture' });
  });

  it('leaves no card number behind', async () => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    await confirm(sandbox, await newIntent(stripe), {});
    expect(JSON.stringify(sandbox.ledger())).not.toContain('42424242');
  });
});
