import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CartInput, priceCart } from '../packages/domain/src/index.ts';
import { someLines, someOffers } from '../packages/domain/src/testing/arbitrary-carts.ts';
import { exampleItems } from '../packages/domain/src/testing/example-catalogue.ts';
import { exclusiveTax, inclusiveTax, paris } from '../packages/domain/src/testing/price-example.ts';

interface Vite {
  loadConfigFromFile(env: object, file: string): Promise<{ config: { build: object } } | null>;
  build(config: object): Promise<unknown>;
}

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'comptoir-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let browserPriceCart: typeof priceCart;
beforeAll(async () => {
  // Builds the domain with the storefront's own Vite and build configuration.
  const vite: Vite = await import(createRequire(path('apps/storefront/package.json')).resolve('vite'));
  const loaded = await vite.loadConfigFromFile(
    { command: 'build', mode: 'production' },
    path('apps/storefront/vite.config.ts'),
  );
  await vite.build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ...loaded?.config.build,
      outDir: folder,
      rolldownOptions: {
        input: path('packages/domain/src/index.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'rules.js' },
      },
    },
  });
  browserPriceCart = (await import(/* @vite-ignore */ join(folder, 'rules.js'))).priceCart;
}, 30_000);

it('a cart costs the same by the rules as the browser gets them, bundled and made small [CRT-19]', () => {
  expect(browserPriceCart).not.toBe(priceCart);
  const carts = fc.record({
    lines: someLines,
    offers: someOffers,
    mode: fc.constantFrom('pickup' as const, 'delivery' as const),
    tax: fc.constantFrom(inclusiveTax, exclusiveTax),
    deliveryFeeCents: fc.integer({ min: 0, max: 900 }),
    hasCoupon: fc.boolean(),
  });
  fc.assert(
    fc.property(carts, ({ hasCoupon, ...cart }) => {
      const coupon = hasCoupon ? (cart.offers[0] ?? null) : null;
      const input: CartInput = { ...cart, coupon, items: exampleItems, orderTime: paris('2026-11-23T12:00') };
      expect(browserPriceCart(input)).toEqual(priceCart(input));
    }),
    { numRuns: 500 },
  );
});
