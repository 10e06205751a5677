import type { Page } from 'playwright-core';

/** Adds up layout shifts as browsers score them. It must run before the page's own scripts. */
export function countShifts() {
  const shifts = globalThis as { shift?: number };
  shifts.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.shift = (shifts.shift ?? 0) + (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shift so far, after the fonts have loaded. */
export function readShift(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Browsers report a layout shift only after its frame.
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    return (globalThis as { shift?: number }).shift;
  });
}
