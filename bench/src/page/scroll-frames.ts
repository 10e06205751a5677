import type { Page } from 'playwright-core';

/** CSS pixels a second: a hand that is in a hurry. */
const hurry = 7_200;

/**
 * Scrolls through a page, or through what scrolls around the first element of a test id, and back to its top. Resolves with the
 * milliseconds between its frames. The hand goes by the clock, as hands do: one that waited for late frames would be slow where the page is.
 */
export function scrollFrames(page: Page, around: string | null = null, perSecond = hurry): Promise<number[]> {
  return page.evaluate(
    async ([name, pixels]) => {
      let box = (name && document.querySelector(`[data-testid=${name}]`)?.parentElement) || document.documentElement;
      while (box.parentElement && box.scrollHeight <= box.clientHeight) box = box.parentElement;
      const between: number[] = [];
      const startedAt = await new Promise<number>(requestAnimationFrame);
      let last = startedAt;
      for (let top = 0; top < box.scrollHeight - box.clientHeight; top = ((last - startedAt) * pixels) / 1000) {
        box.scrollTo(0, top);
        const now = await new Promise<number>(requestAnimationFrame);
        between.push(now - last);
        last = now;
      }
      box.scrollTo(0, 0);
      return between;
    },
    [around, perSecond] as const,
  );
}
