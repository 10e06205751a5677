import type { Page } from 'playwright-core';

/** CSS pixels from one frame to the next: a hand that is in a hurry. */
const step = 120;

/**
 * Scrolls through a page, or through what scrolls around the first element of a test id, and back to its top. Resolves with the
 * milliseconds between its frames.
 */
export function scrollFrames(page: Page, around: string | null = null): Promise<number[]> {
  return page.evaluate(
    async ([name, pixels]) => {
      let box = (name && document.querySelector(`[data-testid=${name}]`)?.parentElement) || document.documentElement;
      while (box.parentElement && box.scrollHeight <= box.clientHeight) box = box.parentElement;
      const between: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (let top = 0; top < box.scrollHeight - box.clientHeight; top += pixels) {
        box.scrollTo(0, top);
        const now = await new Promise<number>(requestAnimationFrame);
        between.push(now - last);
        last = now;
      }
      box.scrollTo(0, 0);
      return between;
    },
    [around, step] as const,
  );
}
