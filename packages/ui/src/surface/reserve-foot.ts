/** Sets a CSS property to the height of a fixed element, to reserve space. Returns the stop function. */
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
