/** Finds controls in a phone's unsafe areas that can't be scrolled out. It runs in the page, so it can't use imports. */
export function findUnsafe(): string[] {
  const unsafe = new Set<string>();
  const slack = 0.5;
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:fixed;top:env(safe-area-inset-top);right:env(safe-area-inset-right);bottom:env(safe-area-inset-bottom);left:env(safe-area-inset-left)';
  document.body.append(probe);
  const safe = probe.getBoundingClientRect();
  probe.remove();
  if (safe.width === innerWidth && safe.height === innerHeight) return [];

  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden, [inert]') &&
    getComputedStyle(element).clipPath === 'none';
  const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
    /auto|scroll/.test(getComputedStyle(element)[axis]);
  /** Null if the control is fixed or sticky, so scrolling does not move it. */
  const scrollerOf = (control: Element, axis: 'overflowX' | 'overflowY'): Element | null => {
    for (let at: Element | null = control; at; at = at.parentElement) {
      const isLonger = axis === 'overflowX' ? at.scrollWidth > at.clientWidth : at.scrollHeight > at.clientHeight;
      if (at !== control && scrolls(at, axis) && isLonger) return at;
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return null;
    }
    return document.documentElement;
  };
  const look = (isAtStart: boolean) => {
    for (const control of shown.querySelectorAll('button, a[href], input, select, textarea, summary')) {
      const box = control.getBoundingClientRect();
      const isInWindow = box.width > 1 && box.bottom > 0 && box.top < innerHeight;
      if (!isInWindow || !isSeen(control)) continue;
      const stays = scrollerOf(control, 'overflowY') === null;
      const says = (edge: string) =>
        unsafe.add(`"${control.textContent?.trim().slice(0, 30) || control.id}" at the ${edge}`);
      if ((stays || isAtStart) && box.top < safe.top - slack) says('top');
      // A sticky control is at the bottom before it reaches the top.
      if (!isAtStart && box.bottom > safe.bottom + slack) says('foot');
      const aside = scrollerOf(control, 'overflowX');
      if (aside && aside !== document.documentElement) continue;
      if (box.left < safe.left - slack || box.right > safe.right + slack) says('side');
    }
  };
  const scrollers = [document.documentElement, shown, ...shown.querySelectorAll('*')].filter(
    (element) => element === document.documentElement || scrolls(element, 'overflowY'),
  );
  for (const isAtStart of [true, false]) {
    for (const scroller of scrollers)
      scroller.scrollTo({ top: isAtStart ? 0 : scroller.scrollHeight, behavior: 'instant' });
    look(isAtStart);
  }
  for (const scroller of scrollers) scroller.scrollTo({ top: 0, behavior: 'instant' });
  return [...unsafe];
}
