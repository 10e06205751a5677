/** Scroll positions, in CSS pixels, from which the header is solid and from which it may hide. */
const solidFrom = 24;
const leavesFrom = 160;

/**
 * Marks the document for the styles: `data-scrolled` below the first 24 px, and `data-reading-down` while the page is scrolled
 * downwards. Scrolling renders nothing. Returns how to stop.
 */
export function watchScroll(): () => void {
  const root = document.documentElement;
  let last = window.scrollY;
  const mark = () => {
    const now = window.scrollY;
    root.toggleAttribute('data-scrolled', now > solidFrom);
    // A bounce of a few pixels does not change the direction.
    if (Math.abs(now - last) < 6) return;
    root.toggleAttribute('data-reading-down', now > last && now > leavesFrom);
    last = now;
  };
  // The page before may have been scrolled downwards.
  root.removeAttribute('data-reading-down');
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  return () => window.removeEventListener('scroll', mark);
}
