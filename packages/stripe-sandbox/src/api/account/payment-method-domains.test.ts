import { describe, expect, it } from 'vitest';
import { askAsBrowser, errorOf, newIntent, openTestSandbox } from '../../testing/open-test-sandbox.ts';

describe('the hosts of the wallets', () => {
  it('are registered once, listed, and tell why Apple refuses them [PYX-25]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    sandbox.faults.tellWallets({ appleRefusal: 'The file is missing.' });
    const domain = await stripe.paymentMethodDomains.create({ domain_name: 'leve-tard.example' });
    expect(domain).toMatchObject({
      domain_name: 'leve-tard.example',
      enabled: true,
      apple_pay: { status: 'inactive', status_details: { error_message: 'The file is missing.' } },
      google_pay: { status: 'active' },
    });
    expect((await stripe.paymentMethodDomains.create({ domain_name: 'leve-tard.example' })).id).toBe(domain.id);
    sandbox.faults.tellWallets({ appleRefusal: null });
    expect((await stripe.paymentMethodDomains.validate(domain.id)).apple_pay.status).toBe('active');
    const { data } = await stripe.paymentMethodDomains.list({ domain_name: 'leve-tard.example' });
    expect(data.map(({ id, apple_pay }) => [id, apple_pay.status])).toEqual([[domain.id, 'active']]);
    expect(await errorOf(stripe.paymentMethodDomains.create({ domain_name: 'https://a.example/' }))).toMatchObject({
      param: 'domain_name',
    });
    expect(await errorOf(stripe.paymentMethodDomains.validate('pmd_none'))).toMatchObject({ statusCode: 404 });
  });

  it('show the wallets of the device that are active on them, and no others [PYX-64]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const { apiHost, apiPort, publishableKey } = sandbox;
    const available = async () => {
      const query = new URLSearchParams({ key: publishableKey, domain: 'leve-tard.example' });
      const answer = await fetch(`http://${apiHost}:${apiPort}/v1/wallets?${query}`);
      return ((await answer.json()) as { available: string[] }).available;
    };
    expect(await available()).toEqual([]);
    sandbox.faults.tellWallets({ appleRefusal: 'The file is missing.' });
    await stripe.paymentMethodDomains.create({ domain_name: 'leve-tard.example' });
    expect(await available()).toEqual(['google_pay']);
    sandbox.faults.tellWallets({ device: ['link'] });
    expect(await available()).toEqual(['link']);
  });
});

describe('a wallet', () => {
  it('pays by the card in it, whose digits are those of the charge and not those of the device [PYX-12, PYX-64]', async () => {
    const { sandbox, stripe } = await openTestSandbox();
    const { id, client_secret } = await newIntent(stripe);
    const { body } = await askAsBrowser(sandbox, `${id}/confirm`, {
      client_secret: client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[wallet][type]': 'apple_pay',
      'payment_method_data[wallet][card]': 'pm_card_visa_cartesBancaires',
    });
    expect(body).toMatchObject({ status: 'requires_capture' });
    expect(sandbox.ledger().charges[0]?.payment_method_details.card).toMatchObject({
      last4: '1001',
      network: 'cartes_bancaires',
      wallet: { type: 'apple_pay', dynamic_last4: '9876' },
    });
  });

  it.each([
    ['of another name', { type: 'samsung_pay', card: 'pm_card_visa' }],
    ['with an unknown card', { type: 'apple_pay', card: 'pm_card_none' }],
  ])('%s is refused [PYX-61]', async (_what, { type, card }) => {
    const { sandbox, stripe } = await openTestSandbox();
    const { id, client_secret } = await newIntent(stripe);
    const { status } = await askAsBrowser(sandbox, `${id}/confirm`, {
      client_secret: client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[wallet][type]': type,
      'payment_method_data[wallet][card]': card,
    });
    expect(status).toBe(400);
  });

  it('is Link only where the intent takes it [PYX-25]', async () => {
    const { stripe } = await openTestSandbox();
    const intent = { amount: 100, currency: 'eur', capture_method: 'manual' } as const;
    const both = await stripe.paymentIntents.create({ ...intent, allowed_payment_method_types: ['card', 'link'] });
    expect(both.allowed_payment_method_types).toEqual(['card', 'link']);
    for (const types of [['link'], ['card', 'klarna']] as const)
      expect(
        await errorOf(stripe.paymentIntents.create({ ...intent, allowed_payment_method_types: [...types] })),
      ).toMatchObject({ param: 'allowed_payment_method_types' });
  });
});
