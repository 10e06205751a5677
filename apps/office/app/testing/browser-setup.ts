import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// What a screen loads late may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom has not: layout, and modal dialogs.
if (typeof window !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  window.scrollTo = () => undefined;
  // A phone by day, unless a test says otherwise.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test')));
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/office');
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
