import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { moving, newDiner, phone } from './browser.ts';
import { openItem } from './diner.ts';

const url = inject('shopUrl');

/** Moves a finger vertically in this number of steps, one per frame. */
async function draw(session: CDPSession, from: number, to: number, moves: number): Promise<void> {
  const x = phone.width / 2;
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= moves; step++) {
    await new Promise((resolve) => setTimeout(resolve, 16));
    await touch('touchMove', from + ((to - from) * step) / moves);
  }
}
const letGo = (session: CDPSession) => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

async function openSheet(path = '/menu') {
  const diner = await newDiner(url, { viewport: phone, hasTouch: true, ...moving });
  const { page } = diner;
  await page.goto(path);
  const sheet = await openItem(page, 'Reine');
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
  const top = async () => Math.round((await sheet.boundingBox())?.y ?? Number.NaN);
  return { ...diner, sheet, session, top, rest: await top() };
}

const isOpen = (page: Page) => page.getByTestId('item-dialog').isVisible();

describe('a sheet of a phone', () => {
  it('follows a finger that draws it down, comes back from near, and closes from afar; the focus goes back', async () => {
    const { page, sheet, session, top, rest, problems, leave } = await openSheet();
    await draw(session, 150, 230, 20);
    expect(await top()).toBeGreaterThan(rest + 60);
    await page.waitForTimeout(200);
    // A slow and short gesture does not close the sheet.
    await draw(session, 150, 230, 20);
    await letGo(session);
    await expect.poll(top).toBe(rest);
    expect(await isOpen(page)).toBe(true);

    await draw(session, 150, 450, 20);
    // The sheet's position in each frame from then on.
    const tops = sheet.evaluate(async (dialog) => {
      const seen: number[] = [];
      for (; dialog.isConnected; await new Promise(requestAnimationFrame))
        seen.push(Math.round(dialog.getBoundingClientRect().top));
      return seen;
    });
    await letGo(session);
    await sheet.waitFor({ state: 'detached' });
    expect(await tops).toEqual((await tops).toSorted((one, other) => one - other));
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    expect(problems).toEqual([]);
    await leave();
  });

  it('that is scrolled is scrolled back by the finger, and stays', async () => {
    const { page, sheet, session, top, rest, leave } = await openSheet();
    const scrolled = () =>
      sheet.evaluate((dialog) => Math.max(...[...dialog.querySelectorAll('*')].map((one) => one.scrollTop)));
    await draw(session, 600, 300, 20);
    await letGo(session);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await page.waitForTimeout(600);
    const before = await scrolled();
    await draw(session, 300, 380, 20);
    expect(await top()).toBe(rest);
    await letGo(session);
    expect(await scrolled()).toBeLessThan(before);
    expect(await isOpen(page)).toBe(true);
    await leave();
  });

  it('is left by Escape as before, and moves for nobody who wishes for less movement', async () => {
    const { page, sheet, session, leave } = await openSheet();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await draw(session, 150, 450, 20);
    await letGo(session);
    await sheet.waitFor({ state: 'detached' });
    await openItem(page, 'Reine');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await leave();
  });
});
