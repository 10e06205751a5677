/** Scroll positions in CSS pixels: from the first the header is opaque, from the second it may hide. */
const solidFrom = 24;
const leavesFrom = 160;

/** Sets `data-scrolled` and `data-reading-down` on the document, without a render. Returns the stop function. */
export function watchScroll(): () => void {
  const root = document.documentElement;
  let last = window.scrollY;
  const mark = () => {
    const now = window.scrollY;
    root.toggleAttribute('data-scrolled', now > solidFrom);
    // iOS bounces by a few pixels at the end of a scroll. Such movements are ignored.
    if (Math.abs(now - last) < 6) return;
    root.toggleAttribute('data-reading-down', now > last && now > leavesFrom);
    last = now;
  };
  root.removeAttribute('data-reading-down');
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  return () => window.removeEventListener('scroll', mark);
}
