/** Scrolling has ended when nothing has moved for this time. */
const restMilliseconds = 120;

let scrolledAt = Number.NEGATIVE_INFINITY;

export function watchScroll(): void {
  const note = () => {
    scrolledAt = performance.now();
  };
  document.addEventListener('scroll', note, { capture: true, passive: true });
}

export const isScrolling = (): boolean => performance.now() - scrolledAt < restMilliseconds;
