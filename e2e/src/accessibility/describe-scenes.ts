import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newDiner, phone } from '../browser.ts';
import { findMisprints } from '../fit/find-misprints.ts';
import { findStrays } from '../fit/find-strays.ts';
import { findUnsafe } from '../fit/find-unsafe.ts';
import { inEachWindow, type WindowName, windowsFor } from '../fit/windows.ts';
import { scenes as every } from '../scenes/all.ts';
import { type Scene, type SceneShop, sceneShops } from '../scenes/scene.ts';
import type { Shop } from '../shop.ts';
import { findViolations } from './find-violations.ts';

/** iOS zooms the page when a field with a smaller font than 16 px gets the focus. */
const findZoomed = () =>
  [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
    .filter((field) => !/^(radio|checkbox|range|hidden)$/.test(field.getAttribute('type') ?? ''))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.id || field.getAttribute('name') || field.outerHTML.slice(0, 80));

/** The windows in which axe runs; it would find the same faults in the other window sizes. */
const isSearched: Partial<Record<WindowName, true>> = {
  'a phone': true,
  'a phone with text twice as large': true,
  'a desk': true,
};

export function describeScenes(kind: SceneShop, scenes: readonly Scene[]): void {
  describe(`in the shop "${kind}"`, () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await sceneShops[kind]();
    });
    afterAll(async () => {
      await shop.dispose();
    });

    it.each(scenes.map((scene) => [scene.name, scene] as const))(
      '%s fits its windows, with nothing under something else or a phone’s notch, has no barrier that axe knows, and is set as French is [SHL-26, I18N-10]',
      async (_scene, scene) => {
        const { page, leave } = await newDiner(shop.url, { viewport: phone, bypassCSP: true });
        await scene.enter(page);
        expect(await findMisprints(page)).toEqual([]);
        // Reaching a scene takes long, so all windows show the same page and only its size changes.
        await inEachWindow(page, windowsFor(every.indexOf(scene), inject('drillShare')), async (window) => {
          if (isSearched[window]) expect(await findViolations(page), window).toEqual([]);
          expect(await page.evaluate(findStrays), window).toEqual([]);
          expect(await page.evaluate(findUnsafe), window).toEqual([]);
          if (window === 'a phone') expect(await page.evaluate(findZoomed), window).toEqual([]);
        });
        await leave();
      },
    );
  });
}
