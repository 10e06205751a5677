import { threadId } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { StateCreator } from 'zustand';
import { useCartStore } from '../state/cart/cart-store.ts';

// Tests run in threads of one process, which a channel of a name would join: a test's browser ends at its own thread.
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} of ${threadId}`);
  }
};

/** Sets each store that was made so far back to how it began. */
const resets = vi.hoisted(() => new Set<() => void>());
vi.mock('zustand', async (importOriginal) => {
  const original = await importOriginal<typeof import('zustand')>();
  const create = <T>(initializer: StateCreator<T>) => {
    const store = original.create(initializer);
    resets.add(() => store.setState(store.getInitialState(), true));
    return store;
  };
  return { ...original, create };
});

// What a screen loads late may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom has no layout for: modal dialogs, scrolling, sizes and visibility.
if (typeof window !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  // A phone, unless a test says otherwise.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
}

// The stores outlive a component: each test starts as a new visitor does.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in this test')));
  for (const reset of resets) reset();
  useCartStore.setState({ isReady: true });
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
