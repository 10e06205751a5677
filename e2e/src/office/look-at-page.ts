import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';

/** Checks a page of the desk: no barrier that axe knows, nothing too small to touch, and no sideways scrolling (OFC-07, OFC-08, OFC-10). */
export async function lookAtPage(page: Page, where: string): Promise<void> {
  const small = await page.locator('dialog button:visible, main button:visible').evaluateAll((buttons) =>
    buttons
      .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
      .map(({ text }) => text),
  );
  const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const found = await findViolations(page);
  expect({ where, found, small, isScrolled }).toEqual({ where, found: [], small: [], isScrolled: false });
}
