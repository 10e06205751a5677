import type { Page } from 'playwright-core';
import { desk, phone } from '../browser.ts';

/** The font size of a browser that nobody has changed, in CSS pixels. */
const usualFontPixels = 16;

interface Window {
  viewport: { width: number; height: number };
  fontPixels?: number;
  /** What the notch, the rounded corners and the home bar take of it, in CSS pixels. */
  insets?: { top?: number; bottom: number; left?: number; right?: number };
}

/** What people hold, turn, enlarge and sit before, as a page sees it. Phones at their usual size have a notch. */
const windows = {
  'a small phone': { viewport: { width: 320, height: 640 } },
  'a phone': { viewport: phone, insets: { top: 47, bottom: 34 } },
  'a phone on its side': {
    viewport: { width: phone.height, height: phone.width },
    insets: { left: 47, right: 47, bottom: 21 },
  },
  'a phone with text twice as large': { viewport: phone, fontPixels: 2 * usualFontPixels },
  'a tablet': { viewport: { width: 768, height: 1024 } },
  // A page that is shown twice as large has half as many pixels.
  'a desk at twice its size': { viewport: { width: desk.width / 2, height: desk.height / 2 } },
  'a large screen': { viewport: { width: 1920, height: 1080 } },
  'a desk': { viewport: desk },
} satisfies Record<string, Window>;

export type WindowName = keyof typeof windows;

const names = Object.keys(windows) as WindowName[];
/** Between these lies what the others show of a page; each of those is looked through by every fifth scene. */
const usual: readonly WindowName[] = ['a small phone', 'a phone', 'a desk'];
const others = names.filter((name) => !usual.includes(name));

/** The windows for the scene of this number: a share of them has the usual ones and one of the others, all is every window. */
export const windowsFor = (turn: number, share: number): WindowName[] =>
  names.filter((name) => share === 1 || usual.includes(name) || name === others[turn % others.length]);

/** Looks at the page through windows in turn, without loading it again, and leaves it in the last of them. */
export async function inEachWindow(
  page: Page,
  chosen: readonly WindowName[],
  look: (name: WindowName) => Promise<void>,
): Promise<void> {
  // Sections that are skipped until they come near have no boxes yet: all of them are laid out.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const browser = await page.context().newCDPSession(page);
  for (const name of chosen) {
    const { viewport, insets, fontPixels: standard = usualFontPixels }: Window = windows[name];
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: insets ?? {} });
    // A font size from the browser's settings, which also affects media queries in rem.
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize(viewport);
    // Two frames: the page hears of its new width, and has drawn what it then shows.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const written = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    // Where the page or a browser to come took no notice of it, every page would fit.
    if (written !== standard) throw new Error(`${name}: the page is measured by ${written} px, not by ${standard}.`);
    await look(name);
  }
  await browser.detach();
}
