import { readSettings } from '@comptoir/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './prose.tsx';

const kinds = ['stripe', 'wallets', 'paypal', 'link'] as const;
type Kind = (typeof kinds)[number];

async function textOf(path: `/${string}`, active: Kind[]): Promise<string> {
  const settings = readSettings([
    ...['stripe', 'wallets', 'paypal'].map((kind) => ({
      name: `payments.${kind}.active`,
      value: active.some((one) => one === kind),
    })),
    { name: 'payments.wallets.link', value: active.includes('link') },
    { name: 'payments.stripe.public_key', value: 'pk_test' },
  ]);
  await renderPage(path, page, { catalogue: { settings } });
  return screen.getByRole('main').textContent?.replaceAll(/\s/g, ' ') ?? '';
}

const told = (text: string) => ['Stripe', 'Apple Pay', 'Link', 'PayPal'].filter((name) => text.includes(name));

describe('what the legal pages tell of payments', () => {
  it.each([
    [[], []],
    [['wallets', 'link'], []],
    [['stripe'], ['Stripe']],
    [
      ['stripe', 'wallets'],
      ['Stripe', 'Apple Pay'],
    ],
    [
      ['stripe', 'wallets', 'link'],
      ['Stripe', 'Apple Pay', 'Link'],
    ],
    [['paypal'], ['PayPal']],
  ] as [Kind[], string[]][])('follows the active kinds %j: %j [PYX-82]', async (active, names) => {
    const cookies = await textOf('/cookie-policy', active);
    expect(told(cookies)).toEqual(names);
    expect(cookies.includes('__stripe_mid (un an) et __stripe_sid')).toBe(active.includes('stripe'));
  });

  it('tells who gets which data, PayPal by way of Stripe [PYX-82]', async () => {
    const text = await textOf('/privacy-policy', ['stripe', 'paypal']);
    expect(text).toContain('Quand vous payez en ligne');
    expect(text).toContain('Carte : le formulaire est celui de Stripe');
    expect(text).toContain('notre site ne charge rien de PayPal');
    expect(text).not.toContain('Apple');
  });

  it('is nothing on a page that is not about data [PYX-82]', async () => {
    expect(await textOf('/terms-of-service', ['stripe', 'paypal'])).not.toContain('Quand vous payez en ligne');
  });
});
