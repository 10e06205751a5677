import { isScrolling, watchScroll } from './watch-scroll.ts';

/** CSS pixels beyond what is seen: a hurried thumb gets there in a moment. What comes so close has to be drawn. */
const close = 800;
/**
 * So far a hand that scrolls has drawn what comes next, and what it left stays: to draw five at once costs a slow tablet little more than
 * one, and whatever is drawn costs it something in each of its frames.
 */
const [ahead, behind] = [2400, 1200];
/** What comes close because those before it left is drawn almost alone: nobody waits for the next ones. */
const aheadAtRest = 1000;

interface Watched {
  /** As whoever watches was told last. */
  isNear: boolean;
  onChange: (isNear: boolean, height: number) => void;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | null = null;

function hear(entries: IntersectionObserverEntry[]): void {
  /** Whether what has come is below what is seen, by its list. */
  const lists = new Map<Element | null, boolean>();
  for (const { target, isIntersecting, boundingClientRect } of entries)
    if (isIntersecting && watched.get(target)?.isNear === false)
      lists.set(target.parentElement, boundingClientRect.top > 0);
  const next = isScrolling() ? ahead : aheadAtRest;
  for (const [list, isBelow] of lists) tellAll(list, isBelow ? [behind, next] : [next, behind]);
}

/** Tells all elements of a list whether they are as near as that: pixels above and below what is seen. */
function tellAll(list: Element | null, [above, below]: readonly [number, number]): void {
  for (const [element, known] of watched) {
    if (element.parentElement !== list) continue;
    const { top, bottom, height } = element.getBoundingClientRect();
    const isNear = bottom > -above && top < window.innerHeight + below;
    // What has the focus keeps it, wherever it is scrolled to.
    if (isNear === known.isNear || (known.isNear && element.contains(document.activeElement))) continue;
    known.isNear = isNear;
    known.onChange(isNear, height);
  }
}

/**
 * Calls back when an element of a list has come near to what can be seen of the page, or gone far from it, with its height at that
 * moment in CSS pixels; `isNear` until then. Those of a list are told together, once one of them comes close. Returns how to stop.
 */
export function watchNear(element: Element, isNear: boolean, onChange: Watched['onChange']): () => void {
  if (!observer) {
    const margin = `${close}px`;
    // The margin of the page's own scrolling, and of what scrolls in it; a browser that knows the first alone is a moment late.
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
