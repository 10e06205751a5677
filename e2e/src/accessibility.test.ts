import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, desk, newDiner, phone } from './browser.ts';
import { addItem, fillPersonal, next, onTab, openItem } from './diner.ts';

const url = inject('shopUrl');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
afterAll(closeBrowser);

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

async function violations(page: Page): Promise<string[]> {
  // Let movement end: a colour in the middle of a fade has another contrast.
  await page.waitForTimeout(500);
  const found = await page.evaluate(async (source) => {
    // Evaluated in the page's own world through the protocol, which no policy of the page forbids.
    if (!('axe' in globalThis)) new Function(source)();
    const { axe: runner } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await runner.run()).violations;
  }, axe);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Every screen and open sheet, as a sequence of steps from a fresh profile. */
const scenes: [string, (page: Page) => Promise<void>][] = [
  ['home', async (page) => void (await page.goto('/'))],
  ['menu', async (page) => void (await page.goto('/menu'))],
  [
    'item sheet',
    async (page) => {
      await page.goto('/menu');
      await openItem(page, 'Reine');
    },
  ],
  [
    'search',
    async (page) => {
      await page.goto('/menu');
      await page.getByTestId('menu-search').fill('chevre');
      await page.getByTestId('search-result').first().waitFor();
    },
  ],
  [
    'location picker',
    async (page) => {
      await page.goto('/menu');
      await page.getByTestId('location-button').first().click();
      await page.getByTestId('location-option-zone').click();
      await page.getByTestId('zone-option').first().waitFor();
    },
  ],
  [
    'empty cart',
    async (page) => {
      await page.goto('/menu');
      await page
        .getByRole('button', { name: /panier/i })
        .first()
        .click();
      await page.getByText('Rien au four').first().waitFor();
    },
  ],
  [
    'cart',
    async (page) => {
      await page.goto('/menu');
      await addItem(page, 'Reine');
      await page
        .getByRole('button', { name: /panier/i })
        .first()
        .click();
      await page.getByTestId('cart-line').first().waitFor();
    },
  ],
  ['checkout without a cart', async (page) => void (await page.goto('/checkout'))],
  [
    'checkout',
    async (page) => {
      await page.goto('/menu');
      await addItem(page, 'Reine');
      await page.goto('/checkout');
      await onTab(page, 'type');
    },
  ],
  ['success', async (page) => void (await page.goto('/success'))],
  ['not found', async (page) => void (await page.goto('/nope'))],
  ['legal page', async (page) => void (await page.goto('/privacy-policy'))],
];

describe.each([
  ['phone', phone],
  ['desk', desk],
] as const)('on a %s', (_name, viewport) => {
  it.each(scenes)('the %s has no barrier that axe knows, and no sideways scroll [SHL-26]', async (_scene, enter) => {
    const { page, leave } = await newDiner(url, { viewport, bypassCSP: true });
    await enter(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await leave();
  });

  it('every step of the checkout has no barrier either [SHL-26]', async () => {
    const { page, leave } = await newDiner(url, { viewport, bypassCSP: true });
    await page.goto('/menu');
    await addItem(page, 'Reine');
    await page.goto('/checkout');
    await page.getByTestId('order-type-pickup').click();
    await onTab(page, 'personal');
    await next(page);
    expect(await violations(page)).toEqual([]);
    await fillPersonal(page);
    await next(page);
    await onTab(page, 'delivery');
    expect(await violations(page)).toEqual([]);
    await next(page);
    await onTab(page, 'payment');
    expect(await violations(page)).toEqual([]);
    await leave();
  });
});

describe('on the narrowest phone and the widest screen', () => {
  it.each([320, 768, 1920])('nothing scrolls sideways at %i pixels [SHL-26]', async (width) => {
    const { page, leave } = await newDiner(url, { viewport: { width, height: 800 } });
    for (const path of ['/', '/menu', '/success', '/nope']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    await leave();
  });
});
