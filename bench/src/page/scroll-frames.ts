import type { Page } from 'playwright-core';

export interface Hand {
  /** CSS pixels a second. */
  speed: number;
  /** It lets go, and what it scrolls comes to rest by itself, before it does so again a second later; else it goes on at that speed. */
  flings?: boolean;
}

/** One that is in a hurry. */
export const flingingHand: Hand = { speed: 7_200, flings: true };
/** In so long what is flung has lost two thirds of its speed, as on a tablet; seconds. */
const slowing = 0.5;

/**
 * Scrolls through a page, or through what scrolls around the first element of a test id, and back to its top. Resolves with the
 * milliseconds between its frames. The hand goes by the clock, as hands do: one that waited for late frames would be slow where the page is.
 */
export function scrollFrames(page: Page, around: string | null = null, hand = flingingHand): Promise<number[]> {
  return page.evaluate(
    async ([name, { speed, flings = false }, slowing]) => {
      let box = (name && document.querySelector(`[data-testid=${name}]`)?.parentElement) || document.documentElement;
      while (box.parentElement && box.scrollHeight <= box.clientHeight) box = box.parentElement;
      const flung = (seconds: number) => speed * slowing * (1 - Math.exp(-seconds / slowing));
      const reached = (seconds: number) =>
        flings ? Math.floor(seconds) * flung(1) + flung(seconds % 1) : seconds * speed;
      const between: number[] = [];
      const startedAt = await new Promise<number>(requestAnimationFrame);
      let last = startedAt;
      for (let top = 0; top < box.scrollHeight - box.clientHeight; top = reached((last - startedAt) / 1000)) {
        box.scrollTo(0, top);
        const now = await new Promise<number>(requestAnimationFrame);
        between.push(now - last);
        last = now;
      }
      box.scrollTo(0, 0);
      return between;
    },
    [around, hand, slowing] as const,
  );
}
