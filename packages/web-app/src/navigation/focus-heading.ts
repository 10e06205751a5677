const giveUpAfter = 5_000;
const signs = ['keydown', 'pointerdown'] as const;

const findHeading = () => document.querySelector<HTMLElement>('main h1');

const isWayHere = (element: Element) => element instanceof HTMLAnchorElement && element.href === window.location.href;

/** Focuses the page's heading after a navigation, for screen readers. Follows a replaced heading for 5 s. */
export function focusHeading(): () => void {
  const focus = () => {
    const { activeElement } = document;
    const heading = findHeading();
    if (!heading || (activeElement && activeElement !== document.body && !isWayHere(activeElement))) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focus);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, stop, true);
  };
  const timer = setTimeout(stop, giveUpAfter);
  for (const sign of signs) window.addEventListener(sign, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  focus();
  return stop;
}
