let locks = 0;

/** Stops the page's scrolling and keeps the scroll bar's width. Returns the release function; the last one counts. */
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
