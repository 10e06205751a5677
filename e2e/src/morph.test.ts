import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { moving, newDiner, phone } from './browser.ts';
import { awake, dish } from './diner.ts';

const url = inject('shopUrl');

type Box = [x: number, y: number, width: number, height: number];

declare global {
  interface Window {
    /** The view transitions so far, with their starting box and whether they have ended. */
    morphs: { from: Box; isOver: boolean }[];
  }
}

/** Records each view transition that the browser runs. */
function noteMorphs(): void {
  window.morphs = [];
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (this: Document, update) {
    const transition = start.call(this, update);
    const note = () => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const group = effects.find(({ pseudoElement }) => pseudoElement === '::view-transition-group(morph)');
      const [first] = group?.getKeyframes() ?? [];
      const { m41, m42 } = new DOMMatrix(String(first?.transform));
      const morph = {
        from: [m41, m42, Number.parseFloat(String(first?.width)), Number.parseFloat(String(first?.height))] as Box,
        isOver: false,
      };
      window.morphs.push(morph);
      void transition.finished.then(() => {
        morph.isOver = true;
      });
    };
    transition.ready.then(note, () => undefined);
    return transition;
  };
}

async function openShopPage(path: string, options: BrowserContextOptions = {}) {
  const diner = await newDiner(url, { viewport: phone, hasTouch: true, bypassCSP: true, ...moving, ...options });
  await diner.page.addInitScript(noteMorphs);
  await diner.page.goto(path);
  await awake(diner.page);
  return diner;
}

/** Makes each view transition last until something else ends it. */
const linger = (page: Page) =>
  page.addStyleTag({
    content: '::view-transition-group(*), ::view-transition-old(*) { animation-duration: 60s !important }',
  });

async function boxOf(element: Locator): Promise<Box> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height];
}
const near = (box: Box) => box.map((pixels) => expect.closeTo(pixels, 0));

const morphs = (page: Page) => page.evaluate(() => window.morphs);
const tileOf = (page: Page, name: string) => dish(page, name).getByTestId('tile');
const tap = (page: Page, name: string) => dish(page, name).getByRole('link').first().tap();
const sheetOf = (page: Page) => page.getByTestId('item-dialog');
/** The box of the large picture in the open sheet. */
const pictureOf = (page: Page) => sheetOf(page).locator('div:has(> picture)').first();

/** Expects that a finished view transition leaves no names, inert elements or class. */
async function expectTidy(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => [
        document.activeViewTransition,
        document.querySelectorAll('[style*=view-transition-name]').length,
        document.querySelectorAll('body > [inert]').length,
        document.documentElement.className,
      ]),
    )
    .toEqual([null, 0, 0, '']);
}

describe('a dish that is tapped', () => {
  it('grows out of its picture on the menu into that of its sheet, and goes back there by the cross', async () => {
    const { page, problems, leave } = await openShopPage('/menu');
    const tile = await boxOf(tileOf(page, 'Margherita'));
    await tap(page, 'Margherita');
    await expect.poll(() => morphs(page)).toEqual([{ from: near(tile), isOver: true }]);
    const picture = await boxOf(pictureOf(page));
    await sheetOf(page).getByRole('button', { name: 'Fermer' }).tap();
    await expect.poll(() => morphs(page)).toHaveLength(2);
    expect((await morphs(page))[1]?.from).toEqual(near(picture));
    await expectTidy(page);
    expect(problems).toEqual([]);
    await leave();
  });

  it('grows out of its picture on the home page, too, though that is left, and goes back there with the browser', async () => {
    const { page, problems, leave } = await openShopPage('/');
    const popular = page.locator('#popular [data-item]').first();
    await popular.scrollIntoViewIfNeeded();
    const tile = popular.getByTestId('tile');
    await expect
      .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const before = await boxOf(tile);
    // A touch lasts a moment, in which the sheet's code loads.
    await popular.getByRole('link').first().dispatchEvent('pointerdown');
    await page.waitForLoadState('networkidle');
    await popular.getByRole('link').first().tap();
    await expect.poll(() => morphs(page)).toEqual([{ from: near(before), isOver: true }]);
    expect(new URL(page.url()).pathname).toBe('/menu');
    const picture = await boxOf(pictureOf(page));
    await page.goBack();
    await expect.poll(() => morphs(page)).toHaveLength(2);
    expect((await morphs(page))[1]?.from).toEqual(near(picture));
    await expectTidy(page);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(problems).toEqual([]);
    await leave();
  });

  it('is there before the browser draws the next frame: nothing waits for the movement', async () => {
    const { page, leave } = await openShopPage('/menu');
    await tap(page, 'Margherita');
    await sheetOf(page).getByRole('button', { name: 'Fermer' }).tap();
    await sheetOf(page).waitFor({ state: 'detached' });
    const isThere = await dish(page, 'Margherita')
      .getByRole('link')
      .first()
      .evaluate(async (link: HTMLElement) => {
        link.click();
        await Promise.resolve();
        return document.querySelector('dialog[open]') !== null;
      });
    expect(isThere).toBe(true);
    await leave();
  });

  it.each([
    ['for who wishes for less movement', { reducedMotion: 'reduce' as const }, (): void => undefined],
    [
      'in a browser without view transitions',
      {},
      (): void => {
        Reflect.deleteProperty(Document.prototype, 'startViewTransition');
      },
    ],
  ])('opens and closes at once %s', async (_who, options, spoil) => {
    const { page, problems, leave } = await openShopPage('/menu', options);
    await page.evaluate(spoil);
    await tap(page, 'Margherita');
    await sheetOf(page).getByRole('button', { name: 'Fermer' }).tap();
    await sheetOf(page).waitFor({ state: 'detached' });
    expect(await morphs(page)).toEqual([]);
    await expectTidy(page);
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('a picture on its way', () => {
  it('holds nobody up: the sheet closes by its cross, by back and by the finger, and another tap opens it again', async () => {
    const { page, problems, leave } = await openShopPage('/menu');
    await linger(page);
    const open = async () => {
      const [, , width] = await boxOf(tileOf(page, 'Margherita'));
      await tap(page, 'Margherita');
      await sheetOf(page).waitFor();
      await expect.poll(async () => (await morphs(page)).at(-1)?.from[2]).toBeCloseTo(width, 0);
    };
    const closed = () => sheetOf(page).waitFor({ state: 'detached' });
    await open();
    const cross = await boxOf(sheetOf(page).getByRole('button', { name: 'Fermer' }));
    await page.touchscreen.tap(cross[0] + cross[2] / 2, cross[1] + cross[3] / 2);
    await closed();
    await open();
    await page.goBack();
    await closed();
    await open();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: phone.width / 2, y }],
      });
    // The gesture starts on the picture itself.
    await touch('touchStart', 150);
    for (let y = 160; y <= 450; y += 10) await touch('touchMove', y);
    await touch('touchEnd');
    await closed();
    await open();
    await page.goBack();
    await closed();
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await leave();
  });

  it('bears two quick taps and a back: one sheet, then none, and nothing stays behind', async () => {
    const { page, problems, leave } = await openShopPage('/menu');
    for (let round = 0; round < 3; round++) {
      const link = dish(page, 'Margherita').getByRole('link').first();
      await link.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      await sheetOf(page).waitFor();
      expect(await page.locator('dialog').count()).toBe(1);
      await page.goBack();
      await sheetOf(page).waitFor({ state: 'detached' });
    }
    await expectTidy(page);
    expect(new URL(page.url()).pathname).toBe('/menu');
    expect(problems).toEqual([]);
    await leave();
  });
});
