import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page whose clock stands still, but where a test moves it on. */
export interface StoppedClock {
  /** Moves it on until so long after the page was taken over, in milliseconds. */
  to: (milliseconds: number) => Promise<void>;
  run: (milliseconds: number) => Promise<void>;
  /** Waits until something is seen: what is fetched takes its time, whatever the clock says. */
  appears: (locator: Locator) => Promise<void>;
  /** Gives what was fetched the time to be seen, and says whether it is. */
  isSeen: (locator: Locator) => Promise<boolean>;
}

/** In milliseconds: how far it goes at once, and how long the machine has for what that begins. */
const step = 10;
const pause = 15;
const settling = 250;

/** Opens a page with a clock that stands still once the page is taken over and has begun what it begins late. */
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
