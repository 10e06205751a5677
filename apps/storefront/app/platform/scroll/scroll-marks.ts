/** Scroll positions, in CSS pixels, at which the header becomes solid and from which it may leave. */
const solidFrom = 24;
const leavesFrom = 160;

/**
 * Keeps two marks on the document for the styles: `data-scrolled` below the first 24 px, and `data-reading-down` while the
 * page is read downwards. Styles alone react, so that scrolling renders nothing. Returns how to stop.
 */
export function watchScroll(): () => void {
  const root = document.documentElement;
  let last = window.scrollY;
  const mark = () => {
    const now = window.scrollY;
    root.toggleAttribute('data-scrolled', now > solidFrom);
    // A few pixels of bounce are no change of direction.
    if (Math.abs(now - last) < 6) return;
    root.toggleAttribute('data-reading-down', now > last && now > leavesFrom);
    last = now;
  };
  // The page that another one took the place of may have been read downwards.
  root.removeAttribute('data-reading-down');
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  return () => window.removeEventListener('scroll', mark);
}
