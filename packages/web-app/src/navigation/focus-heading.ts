const giveUpAfter = 5_000;
const signs = ['keydown', 'pointerdown'] as const;

/** The heading of the page; null while the page is loading. */
const findHeading = () => document.querySelector<HTMLElement>('main h1');

/** Whether an element is a link to the shown address, whose click led here. */
const isWayHere = (element: Element) => element instanceof HTMLAnchorElement && element.href === window.location.href;

/**
 * Focuses the heading of a page that was gone to, so that it is read out and Tab goes on from there. A heading that replaces it
 * while the page loads is focused too, for 5 s at most or until the reader does something. Returns how to stop.
 */
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
