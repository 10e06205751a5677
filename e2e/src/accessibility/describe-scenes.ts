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

/** The fields at which a phone zooms in when they get the focus: their text is smaller than 16 pixels. */
const findZoomed = () =>
  [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
    .filter((field) => !/^(radio|checkbox|range|hidden)$/.test(field.getAttribute('type') ?? ''))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.id || field.getAttribute('name') || field.outerHTML.slice(0, 80));

/** What axe judges is the same in the windows between these. */
const isSearched: Partial<Record<WindowName, true>> = {
  'a phone': true,
  'a phone with text twice as large': true,
  'a desk': true,
};

/** Enters each scene of one shop and looks at it in its windows: for what leaves its box or lies under the notch, and for barriers. */
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
        const { page, leave } = await newDiner(shop.url, { viewport: phone, bypassCSP: true, reducedMotion: 'reduce' });
        await scene.enter(page);
        expect(await findMisprints(page)).toEqual([]);
        // The way there is long, and the same: the window is changed at its end.
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
