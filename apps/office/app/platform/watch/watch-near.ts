import { isScrolling, watchScroll } from './watch-scroll.ts';

/** CSS pixels beyond the visible part: a fast thumb scrolls there in a moment, so elements this close have to be drawn. */
const close = 800;
/**
 * CSS pixels that are drawn ahead while scrolling, and kept behind. Drawing five cards at once costs a slow tablet little more
 * than one, and every drawn card costs time in each frame.
 */
const [ahead, behind] = [2400, 1200];
/** CSS pixels that are drawn ahead when nothing is scrolled, and cards move up because others left: almost one card. */
const aheadAtRest = 1000;

interface Watched {
  /** The last state that was reported. */
  isNear: boolean;
  onChange: (isNear: boolean, height: number) => void;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | null = null;

function hear(entries: IntersectionObserverEntry[]): void {
  /** Lists in which an element came near. True: from below the visible part. */
  const lists = new Map<Element | null, boolean>();
  for (const { target, isIntersecting, boundingClientRect } of entries)
    if (isIntersecting && watched.get(target)?.isNear === false)
      lists.set(target.parentElement, boundingClientRect.top > 0);
  const next = isScrolling() ? ahead : aheadAtRest;
  for (const [list, isBelow] of lists) tellAll(list, isBelow ? [behind, next] : [next, behind]);
}

/** Reports for all elements of a list whether they are within these pixels above and below the visible part. */
function tellAll(list: Element | null, [above, below]: readonly [number, number]): void {
  for (const [element, known] of watched) {
    if (element.parentElement !== list) continue;
    const { top, bottom, height } = element.getBoundingClientRect();
    const isNear = bottom > -above && top < window.innerHeight + below;
    // A focused element stays near, wherever it is scrolled to.
    if (isNear === known.isNear || (known.isNear && element.contains(document.activeElement))) continue;
    known.isNear = isNear;
    known.onChange(isNear, height);
  }
}

/**
 * Calls back when an element of a list comes near the visible part of the page or goes far from it, with its height in CSS
 * pixels; it starts as `isNear`. All elements of a list are reported together, once one of them comes close. Returns how to stop.
 */
export function watchNear(element: Element, isNear: boolean, onChange: Watched['onChange']): () => void {
  if (!observer) {
    const margin = `${close}px`;
    // The margin of the page's own scrolling and of scrolling elements. Browsers that know only the first one report a moment late.
    observer = new IntersectionObserver(hear, { rootMargin: margin, scrollMargin: margin });
    watchScroll();
  }
  watched.set(element, { isNear, onChange });
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}
