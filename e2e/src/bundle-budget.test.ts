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
  it.each([
    ['home', 108_000, ['app/routes/home.tsx']],
    ['menu', 108_000, ['app/routes/menu.tsx']],
    ['checkout without a cart', 134_000, ['app/routes/checkout.tsx']],
    ['checkout with a cart', 172_500, ['app/routes/checkout.tsx', 'app/routes/lazy/checkout-steps.tsx']],
    ['menu with what a tap opens', 165_500, ['app/routes/menu.tsx', 'app/routes/lazy/opened.ts']],
  ])('of %s weigh at most %i bytes [LAW-76]', (_screen, most, modules) => {
    expect(weigh(modules)).toBeLessThanOrEqual(most);
  });

  it('of card form and wallets add at most 12 kB to the payment step [PYX-99]', () => {
    const step = ['app/routes/checkout.tsx', 'app/routes/lazy/checkout-steps.tsx'];
    const parts = ['card/card-form.tsx', 'wallet/wallet-parts.tsx'].map((part) => `app/features/checkout/${part}`);
    const online = [...parts, '../../node_modules/@stripe/stripe-js/pure/index.mjs'];
    expect(weigh([...step, ...online], 'gz') - weigh(step, 'gz')).toBeLessThanOrEqual(12_000);
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
