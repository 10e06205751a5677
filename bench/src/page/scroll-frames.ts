import type { Page } from 'playwright-core';

export interface Hand {
  speed: number;
  /** True makes each gesture slow down like momentum scrolling, once per second; by default the speed is constant. */
  flings?: boolean;
}

export const flingingHand: Hand = { speed: 7_200, flings: true };
/** The time constant of momentum scrolling in seconds, after which the speed has fallen by two thirds. */
const slowing = 0.5;

/** Scrolls to the end and back; returns frame times in milliseconds. The position follows the clock, also if frames are late. */
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
