import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Adds what jsdom lacks: modal dialogs, scrolling, sizes and visibility. No media query matches. */
function completeWindow(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
  globalThis.ResizeObserver = SilentObserver;
  globalThis.IntersectionObserver = SilentObserver as unknown as typeof IntersectionObserver;
}

/**
 * Prepares a test file: a browser without a network, with an empty page at `path` and empty storage after each test.
 */
export function prepareBrowser(path = '/'): void {
  // On a busy machine, lazy parts of screens may take seconds to load.
  configure({ asyncUtilTimeout: 10_000 });
  const hasWindow = typeof window !== 'undefined';
  if (hasWindow) completeWindow();
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test')));
  });
  afterEach(() => {
    if (hasWindow) cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    if (!hasWindow) return;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', path);
  });
}
