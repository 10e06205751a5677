import { scriptText } from '../script-text.ts';
import { mayReload } from './may-reload.ts';
import { showNearPictures } from './near-pictures.ts';
import type { PageFiles } from './page-files.ts';
import { startFailureId } from './start-failure-id.ts';

declare global {
  interface Window {
    pageStart?: {
      data: Promise<unknown>;
      /** The page is hydrated: later errors are not failed starts. */
      done: () => void;
    };
  }
}

/**
 * An inline script: it may use its arguments only. Fetches scripts and data after the first paint, or at the first
 * interaction, so that they do not delay it. Dialogs' scripts follow the page's own, and lazy pictures follow
 * hydration: on a slow line they would compete for bandwidth and CPU. On a failure it reloads, within the limits of
 * `mayReload`; else the server's page stays, with working links and a message.
 */
function starter(
  { scripts, opened, sheets, data }: PageFiles,
  failureId: string,
  mayReload: (path: string) => boolean,
  showNearPictures: () => void,
  appendFiles: (sheets: string[], scripts: string[]) => void,
  preload: (scripts: string[]) => void,
): void {
  const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'];
  let hasBegun = false;
  const hand = new AbortController();
  const starting = new AbortController();
  const onceHere = (files: string[], then: () => void) =>
    new PerformanceObserver((_, observer) => {
      if (files.some((file) => performance.getEntriesByName(location.origin + file).length === 0)) return;
      observer.disconnect();
      then();
    }).observe({ type: 'resource', buffered: true });
  const finish = () => {
    starting.abort();
    if (hand.signal.aborted) onceHere(opened, showNearPictures);
    else showNearPictures();
  };
  const fail = () => {
    finish();
    const again = () => {
      if (mayReload(location.pathname)) location.reload();
      else {
        document.getElementById(failureId)?.removeAttribute('hidden');
        // No replay will follow, so links return to the browser.
        if (window.earlyHands) window.earlyHands.kept = [];
      }
    };
    if (navigator.onLine) again();
    else addEventListener('online', again, { once: true });
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    // Loads the pictures even if a script hangs.
    setTimeout(showNearPictures, 8000);
    addEventListener(
      'error',
      ({ target }) => {
        if (target === window || target instanceof HTMLScriptElement) fail();
      },
      { capture: true, signal: starting.signal },
    );
    const answer = fetch(data).then((found) => (found.ok ? found.json() : Promise.reject(new Error(data))));
    answer.catch(fail);
    window.pageStart = { data: answer, done: finish };
    appendFiles(sheets, scripts);
    // A page's first formatter has the browser read its tables, 15 ms of a fast processor: while the line is waited for.
    setTimeout(() => Intl.NumberFormat(document.documentElement.lang));
  };
  const hear = () => {
    hand.abort();
    begin();
    onceHere(scripts, () => preload(opened));
  };
  for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, signal: hand.signal });
  // Starts even if a picture or the font hangs.
  setTimeout(begin, 6000);
  addEventListener('load', () => {
    // Starts even in a browser without paint timing.
    setTimeout(begin, 2000);
    new PerformanceObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)))).observe({
      type: 'paint',
      buffered: true,
    });
  });
}

/** Written into the page as text. Scripts run in their order. */
function appendFiles(sheets: string[], scripts: string[]): void {
  for (const href of sheets) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    document.head.append(sheet);
  }
  for (const src of scripts) {
    const script = document.createElement('script');
    script.type = 'module';
    script.async = false;
    script.src = src;
    document.head.append(script);
  }
}

/** Written into the page as text. */
function preload(scripts: string[]): void {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** The starter of a page, as the text of a script. */
export function starterScript(files: PageFiles): string {
  return `(${starter})(${scriptText(files)},'${startFailureId}',${mayReload},${showNearPictures},${appendFiles},${preload})`;
}
