import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page with a paused clock, which a test advances. */
export interface StoppedClock {
  to: (milliseconds: number) => Promise<void>;
  run: (milliseconds: number) => Promise<void>;
  /** Waits for an element, because requests take real time even if the clock is paused. */
  appears: (locator: Locator) => Promise<void>;
  /** Waits for running requests and returns whether the element is visible. */
  isSeen: (locator: Locator) => Promise<boolean>;
}

/** Milliseconds: a step of the clock, and the real time in which the page can react to it. */
const step = 10;
const pause = 15;
const settling = 250;

/** Pauses the clock once the page is hydrated and has loaded the scripts that start late. */
export async function openStopped(page: Page, path: string): Promise<StoppedClock> {
  const run = (milliseconds: number) => page.clock.runFor(milliseconds);
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    let gone = 0;
    for (; !(await isSo()); gone += step) {
      await run(step);
      await page.waitForTimeout(pause);
    }
    return gone;
  };
  let hasLate = false;
  page.on('requestfinished', (request) => {
    hasLate ||= request.url().includes('/start-late-');
  });
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(path);
  await until(() =>
    page.evaluate(() => {
      const header = document.querySelector('[data-testid=header]') ?? {};
      return Object.keys(header).some((key) => key.startsWith('__react'));
    }),
  );
  let gone = await until(() => hasLate);
  await page.waitForTimeout(settling);
  return {
    run,
    to: async (milliseconds) => {
      await run(milliseconds - gone);
      gone = milliseconds;
    },
    appears: async (locator) => {
      await expect
        .poll(async () => {
          await run(step);
          return locator.isVisible();
        })
        .toBe(true);
    },
    isSeen: async (locator) => {
      await page.waitForTimeout(settling);
      return locator.isVisible();
    },
  };
}
