import type { Page } from 'playwright-core';

export interface Hand {
  /** In CSS pixels per second. */
  speed: number;
  /** True: each gesture ends in a momentum scroll, once per second; absent: constant speed. */
  flings?: boolean;
}

export const flingingHand: Hand = { speed: 7_200, flings: true };
/** The time constant of momentum scrolling on a tablet: the speed falls by two thirds, in seconds. */
const slowing = 0.5;

/**
 * Scrolls a page, or the scroller of the first element with a test id, to its end and back. Resolves with the frame
 * times in milliseconds. The speed follows the clock: late frames must not slow the gesture.
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
