import type { Page } from 'playwright-core';

/** To be run before a page's own scripts: counts how far what stood on the screen was moved, as browsers count it: 1 is the whole screen by its whole height. */
export function countShifts() {
  const shifts = globalThis as { shift?: number };
  shifts.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.shift = (shifts.shift ?? 0) + (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far what stood on a page's screen was moved until now, its letters drawn. */
export function readShift(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What was moved is told after the frame in which it was drawn.
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    return (globalThis as { shift?: number }).shift;
  });
}
