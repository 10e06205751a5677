import { scriptText } from '../script-text.ts';
import { mayReload } from './may-reload.ts';
import { showNearPictures } from './near-pictures.ts';
import type { PageFiles } from './page-files.ts';
import { startFailureId } from './start-failure-id.ts';

declare global {
  interface Window {
    pageStart?: {
      data: Promise<unknown>;
      /** Call this after hydration: errors after it do not count as a failed start. */
      done: () => void;
    };
  }
}

/**
 * Loads scripts and data after the first paint or interaction, and dialogs and lazy pictures last. If loading fails,
 * the server's page stays, with a message. This is an inline script, so it may use its arguments only.
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
        // The app cannot start, so recorded taps will not be replayed and links work natively again.
        if (window.earlyHands) window.earlyHands.kept = [];
      }
    };
    if (navigator.onLine) again();
    else addEventListener('online', again, { once: true });
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    // The pictures load even if a script hangs.
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
    // The first formatter loads the browser's locale tables, which takes 15 ms. It runs while the scripts load.
    setTimeout(() => Intl.NumberFormat(document.documentElement.lang));
  };
  const hear = () => {
    hand.abort();
    begin();
    onceHere(scripts, () => preload(opened));
  };
  for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, signal: hand.signal });
  // The scripts start even if a picture or a font hangs.
  setTimeout(begin, 6000);
  addEventListener('load', () => {
    // The scripts start even in browsers without paint timing.
    setTimeout(begin, 2000);
    new PerformanceObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)))).observe({
      type: 'paint',
      buffered: true,
    });
  });
}

/** The source of this function is written into the page. Scripts run in their order. */
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

/** The source of this function is written into the page. */
function preload(scripts: string[]): void {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

export function starterScript(files: PageFiles): string {
  return `(${starter})(${scriptText(files)},'${startFailureId}',${mayReload},${showNearPictures},${appendFiles},${preload})`;
}
