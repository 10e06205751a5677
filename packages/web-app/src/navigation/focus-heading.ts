const giveUpAfter = 5_000;
const signs = ['keydown', 'pointerdown'] as const;

/** What a page is called by; nothing while it only says that it is loading. */
const findHeading = () => document.querySelector<HTMLElement>('main h1');

/** Whether something is a link that leads to where the reader is: it has done its work. */
const isWayHere = (element: Element) => element instanceof HTMLAnchorElement && element.href === window.location.href;

/**
 * Gives the focus to the heading of a page that was gone to, so that it is read and the next Tab goes on from there; again where the
 * heading itself is replaced by what the page was waiting for, until a hand or a key does something, for 5 s at most. Returns how to stop.
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
