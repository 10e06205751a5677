/** How far beyond what is seen something is near: a hurried thumb gets there in a moment. */
const margin = '800px';

type Heard = (isNear: boolean, height: number) => void;

const watched = new Map<Element, Heard>();
let observer: IntersectionObserver | null = null;

function hear(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    // What has the focus keeps it, wherever it is scrolled to.
    if (isIntersecting || !target.contains(document.activeElement))
      watched.get(target)?.(isIntersecting, boundingClientRect.height);
  }
}

/**
 * Calls back when an element comes near to what can be seen of the page, or goes far from it, with its height at that moment in
 * CSS pixels; returns how to stop.
 */
export function watchNear(element: Element, onChange: Heard): () => void {
  // The margin of the page's own scrolling, and of what scrolls in it; a browser that knows the first alone is a moment late.
  observer ??= new IntersectionObserver(hear, { rootMargin: margin, scrollMargin: margin });
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}
