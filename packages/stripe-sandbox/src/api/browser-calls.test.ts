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

describe('a card of two networks', () => {
  const details = async (sandbox: Sandbox, stripe: Stripe, typed: Record<string, string>) => {
    const intent = await newIntent(stripe);
    expect((await confirm(sandbox, intent, typed)).status).toBe(200);
    const held = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] });
    const charge = held.latest_charge as Stripe.Charge;
    const method = held.payment_method as Stripe.PaymentMethod;
    return { networks: method.card?.networks, charged: charge.payment_method_details?.card };
  };

  it.each([
    ['4000002500001001', 'visa', 'cartes_bancaires', 'cartes_bancaires'],
    ['4000002500001001', 'visa', 'visa', 'visa'],
    ['5555552500001001', 'mastercard', 'cartes_bancaires', 'cartes_bancaires'],
    ['5555552500001001', 'mastercard', 'mastercard', 'mastercard'],
    ['4000002500001001', 'visa', null, 'cartes_bancaires'],
  ])('%s of %s is charged by the chosen network %s [PYX-63]', async (number, brand, chosen, network) => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    const { networks, charged } = await details(sandbox, stripe, {
      number,
      ...(chosen && { 'networks][preferred': chosen }),
    });
    expect(networks).toEqual({ available: ['cartes_bancaires', brand], preferred: chosen });
    expect(charged).toMatchObject({ brand, network, last4: '1001', wallet: null });
    expect(charged?.capture_before).toBe(Date.UTC(2026, 10, 28) / 1000);
    expect(charged).not.toHaveProperty('networks');
  });

  it('refuses a network that it does not know, and marks one that the card does not have [PYX-63]', async () => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    const { networks, charged } = await details(sandbox, stripe, { 'networks][preferred': 'mastercard' });
    expect([networks?.preferred, charged?.network]).toEqual(['invalid_preference', 'visa']);
    const refused = await confirm(sandbox, await newIntent(stripe), { 'networks][preferred': 'girocard' });
    expect(refused).toMatchObject({ status: 400, body: { error: { param: 'preferred' } } });
  });

  it('is charged by its other network by a fault [PYX-63]', async () => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    sandbox.faults.add({ kind: 'otherNetwork', path: '/v1/payment_intents/*/confirm' });
    const typed = { number: '4000002500001001', 'networks][preferred': 'cartes_bancaires' };
    expect((await details(sandbox, stripe, typed)).charged?.network).toBe('visa');
    expect((await details(sandbox, stripe, typed)).charged?.network).toBe('cartes_bancaires');
  });
});

describe('a card that its bank declines', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
  ])('%s is refused as %s, %s [PYX-63]', async (number, code, decline_code) => {
    const { sandbox, stripe } = await openTestSandbox({ clock });
    const intent = await newIntent(stripe);
    expect(await confirm(sandbox, intent, { number })).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code, decline_code } },
    });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code },
    });
  });
});
