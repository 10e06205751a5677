import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

const client = resolve(import.meta.dirname, '../../apps/storefront/build/client');
const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));

/** The size in bytes of the scripts that these modules need, compressed by brotli or gzip, each file once. */
function weigh(modules: string[], ending: 'br' | 'gz' = 'br'): number {
  const files = new Set<string>();
  const collect = (name: string) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}.`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const imported of entry.imports ?? []) collect(imported);
  };
  for (const name of ['app/entry.client.tsx', ...modules]) collect(name);
  return [...files].reduce((sum, file) => sum + statSync(`${client}/${file}.${ending}`).size, 0);
}

describe('the scripts that take a page over', () => {
  // Of PayPal, which few shops take, these have only the lock of the cart and the machine’s events: 0.9 kB of the checkout.
  // Our own words for each refusal of a card are 0.2 kB (PYX-83).
  // The page of an order asks for the same company, so that what both use is in files of its own: 0.3 kB (LAW-68).
  it.each([
    ['home', 108_000, ['app/routes/home.tsx']],
    ['menu', 108_000, ['app/routes/menu.tsx']],
    ['checkout without a cart', 135_100, ['app/routes/checkout.tsx']],
    // Of tips it has what the machine and the order's body know of them: 0.45 kB. The heading of who pays at PayPal is 0.2 kB.
    ['checkout with a cart', 171_400, ['app/routes/checkout.tsx', 'app/routes/lazy/checkout-steps.tsx']],
    ['menu with what a tap opens', 166_300, ['app/routes/menu.tsx', 'app/routes/lazy/opened.ts']],
  ])('of %s weigh at most %i bytes [LAW-76]', (_screen, most, modules) => {
    expect(weigh(modules)).toBeLessThanOrEqual(most);
  });

  it('of the payment step add at most 12.6 kB, those of the wallets 4.1 kB more, those of PayPal 6.1 kB [PYX-99]', () => {
    const before = ['app/routes/checkout.tsx', 'app/routes/lazy/checkout-steps.tsx'];
    const step = [...before, 'app/features/checkout/payment/payment-step.tsx'];
    const wallets = [...step, 'app/features/checkout/wallet/wallet-parts.tsx'];
    const paypal = [...step, 'app/features/checkout/paypal/paypal-parts.tsx'];
    // The row of PayPal comes later; what keeps its place is 0.1 kB.
    expect(weigh(step, 'gz') - weigh(before, 'gz')).toBeLessThanOrEqual(12_600);
    expect(weigh(wallets, 'gz') - weigh(step, 'gz')).toBeLessThanOrEqual(4_100);
    expect(weigh(paypal, 'gz') - weigh(step, 'gz')).toBeLessThanOrEqual(6_100);
  });

  it('of the express pickup alone, without what it shares with the checkout, are at most 8 kB [PYX-99]', () => {
    const chunk = manifest['app/routes/lazy/express-sheet.tsx'];
    expect(statSync(`${client}/${chunk?.file}.gz`).size).toBeLessThanOrEqual(8000);
  });

  it('have no schema library, which the office alone loads', () => {
    const holders = (wing: string) => {
      const folder = resolve(import.meta.dirname, `../../apps/${wing}/build/client/assets`);
      const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
      return scripts.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('_zod'));
    };
    expect([holders('storefront'), holders('office').length]).toEqual([[], 1]);
  });
});
