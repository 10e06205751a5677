import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDiner } from '../browser.ts';
import { openShop, type Shop } from '../shop.ts';

const targets = ['safari16.4', 'chrome111', 'edge111', 'firefox121'];
const folders = ['storefront', 'office'].map((wing) =>
  fileURLToPath(new URL(`../../../apps/${wing}/build/client`, import.meta.url)),
);
const scripts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name)),
);

/** Calls that one of the oldest supported browsers lacks, which a syntax check can't find. */
const youngCalls =
  /\.(?:withResolvers|groupBy|fromAsync|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|union|intersection|difference|canParse|fromBase64|toBase64|checkVisibility|getOrInsert)\(|\b(?:Promise\.try|AbortSignal\.any|URL\.parse|RegExp\.escape|Iterator\.from|Math\.sumPrecise)\b/;

describe('every script that browsers fetch', () => {
  it('has no syntax that the lowest browsers lack [ERR-18]', async () => {
    expect(scripts.length).toBeGreaterThan(50);
    for (const file of scripts) {
      const code = readFileSync(file, 'utf8');
      const [asItIs, lowered] = await Promise.all(
        ['esnext', targets].map((target) => transformWithOxc(code, file, { target, sourcemap: false })),
      );
      expect([file, lowered?.code === asItIs?.code]).toEqual([file, true]);
    }
  });

  it('calls nothing that the lowest browsers lack [ERR-18]', () => {
    const young = scripts.flatMap(
      (file) =>
        readFileSync(file, 'utf8')
          .match(youngCalls)
          ?.map((call) => [file, call]) ?? [],
    );
    expect(young).toEqual([]);
  });
});

describe('a browser that is too old', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.dispose());

  const sentence = /trop ancien.*Safari 16\.4.*Firefox 121/;

  it.each(['/menu', '/office/board'])('is told so at %s, on top of what it can read [ERR-18]', async (path) => {
    const { page, leave } = await newDiner(shop.url);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto(path);
    await page.getByText(sentence).waitFor();
    await leave();
  });

  it.each(['/menu', '/office/board'])('is no browser of today, which is told nothing at %s [ERR-18]', async (path) => {
    const { page, leave } = await newDiner(shop.url);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(sentence).isVisible()).toBe(false);
    await leave();
  });
});
