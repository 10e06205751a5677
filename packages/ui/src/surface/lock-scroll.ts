let locks = 0;

/** Stops the scrolling of the page and keeps the width of its scroll bar. Several locks can be held at once. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    const barPixels = window.innerWidth - root.clientWidth;
    root.style.setProperty('padding-inline-end', `${barPixels}px`);
    root.style.setProperty('overflow', 'hidden');
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.removeProperty('padding-inline-end');
    root.style.removeProperty('overflow');
  };
}
