import { threadId } from 'node:worker_threads';
import { prepareBrowser } from '@comptoir/web-app/testing';
import { beforeEach, vi } from 'vitest';
import type { StateCreator } from 'zustand';
import { useCartStore } from '../state/cart/cart-store.ts';

// Tests run in threads of one process, which share channels by name: the thread's number keeps each test's browser apart.
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} of ${threadId}`);
  }
};

/** Functions that set each store back to its initial state. */
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

prepareBrowser();

// Stores outlive components: each test starts as a new visitor does.
beforeEach(() => {
  for (const reset of resets) reset();
  useCartStore.setState({ isReady: true });
});
