import type { Page } from 'playwright-core';
import { desk, phone } from '../browser.ts';

const usualFontPixels = 16;

interface Window {
  viewport: { width: number; height: number };
  fontPixels?: number;
  /** The safe-area insets of the notch, the rounded corners and the home bar, in CSS pixels. */
  insets?: { top?: number; bottom: number; left?: number; right?: number };
}

/** The windows of the screen tests. Phones with the default font size have a notch. */
const windows = {
  'a small phone': { viewport: { width: 320, height: 640 } },
  'a phone': { viewport: phone, insets: { top: 47, bottom: 34 } },
  'a phone on its side': {
    viewport: { width: phone.height, height: phone.width },
    insets: { left: 47, right: 47, bottom: 21 },
  },
  'a phone with text twice as large': { viewport: phone, fontPixels: 2 * usualFontPixels },
  'a tablet': { viewport: { width: 768, height: 1024 } },
  // A page at 200 % zoom has half as many CSS pixels.
  'a desk at twice its size': { viewport: { width: desk.width / 2, height: desk.height / 2 } },
  'a large screen': { viewport: { width: 1920, height: 1080 } },
  'a desk': { viewport: desk },
} satisfies Record<string, Window>;

export type WindowName = keyof typeof windows;

const names = Object.keys(windows) as WindowName[];
/** Every scene is checked in these windows, and in one of the other windows in turn. */
const usual: readonly WindowName[] = ['a small phone', 'a phone', 'a desk'];
const others = names.filter((name) => !usual.includes(name));

/** Returns the windows for a scene. A share of 1 selects all windows. */
export const windowsFor = (turn: number, share: number): WindowName[] =>
  names.filter((name) => share === 1 || usual.includes(name) || name === others[turn % others.length]);

/** Resizes the loaded page to each window in turn, without a reload. */
export async function inEachWindow(
  page: Page,
  chosen: readonly WindowName[],
  look: (name: WindowName) => Promise<void>,
): Promise<void> {
  // Lays out all sections, because sections with `content-visibility` have no boxes while they are off-screen.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const browser = await page.context().newCDPSession(page);
  for (const name of chosen) {
    const { viewport, insets, fontPixels: standard = usualFontPixels }: Window = windows[name];
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: insets ?? {} });
    // The font size of the browser's settings, which also affects media queries in rem.
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize(viewport);
    // One frame for the resize event, and one to paint the result.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const written = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    // If the browser ignored the font size, this test would pass without checking it.
    if (written !== standard) throw new Error(`${name}: the page is measured by ${written} px, not by ${standard}.`);
    await look(name);
  }
  await browser.detach();
}
