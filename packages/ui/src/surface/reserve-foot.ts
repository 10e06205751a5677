/**
 * Keeps room at the end of the page for what lies over its foot, in a custom property of the document: `base.css` ends the page
 * above all of them. Whatever lies elsewhere, in a place of its own, needs none. Returns how to stop.
 */
export function reserveFoot(element: HTMLElement, property: '--bottom-bar' | '--banner' | '--order-bar'): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isOverPage = getComputedStyle(element).position === 'fixed';
    style.setProperty(property, isOverPage ? `${element.offsetHeight}px` : '0px');
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
