let locks = 0;

/**
 * Holds the page still under a sheet, with the room of its scroll bar kept so that nothing moves sideways. Returns how to
 * let go; the last of several lets go for all.
 */
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
