import { isScrolling, watchScroll } from './watch-scroll.ts';

/** In CSS pixels. A fast scroll reaches this distance in a moment, so cards within it must be rendered. */
const close = 800;
/** The distances in CSS pixels that stay rendered ahead of a scroll and behind it. */
const [ahead, behind] = [2400, 1200];
/** The distance in CSS pixels rendered below the viewport at rest, because cards move up when others leave. */
const aheadAtRest = 1000;

interface Watched {
  isNear: boolean;
  onChange: (isNear: boolean, height: number) => void;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | null = null;

function hear(entries: IntersectionObserverEntry[]): void {
  /** The lists in which an element came near. The value is true if the element came from below the viewport. */
  const lists = new Map<Element | null, boolean>();
  for (const { target, isIntersecting, boundingClientRect } of entries)
    if (isIntersecting && watched.get(target)?.isNear === false)
      lists.set(target.parentElement, boundingClientRect.top > 0);
  const next = isScrolling() ? ahead : aheadAtRest;
  for (const [list, isBelow] of lists) tellAll(list, isBelow ? [behind, next] : [next, behind]);
}

/** Reports which elements of a list are within these distances of the viewport, in CSS pixels. */
function tellAll(list: Element | null, [above, below]: readonly [number, number]): void {
  for (const [element, known] of watched) {
    if (element.parentElement !== list) continue;
    const { top, bottom, height } = element.getBoundingClientRect();
    const isNear = bottom > -above && top < window.innerHeight + below;
    // A focused element stays rendered, even if it is scrolled far away.
    if (isNear === known.isNear || (known.isNear && element.contains(document.activeElement))) continue;
    known.isNear = isNear;
    known.onChange(isNear, height);
  }
}

/** Calls back when an element comes near the viewport or leaves it, with its height in CSS pixels. */
export function watchNear(element: Element, isNear: boolean, onChange: Watched['onChange']): () => void {
  if (!observer) {
    const margin = `${close}px`;
    // Browsers without `scrollMargin` report elements inside a scrolling column a moment late.
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
