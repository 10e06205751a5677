/** Nothing has been scrolled for so long: the hand rests. */
const restMilliseconds = 120;

let scrolledAt = Number.NEGATIVE_INFINITY;

/** Notes from now on when the page, or whatever scrolls in it, is scrolled. */
export function watchScroll(): void {
  const note = () => {
    scrolledAt = performance.now();
  };
  document.addEventListener('scroll', note, { capture: true, passive: true });
}

/** Whether a hand scrolls. */
export const isScrolling = (): boolean => performance.now() - scrolledAt < restMilliseconds;
