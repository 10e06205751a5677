import { threadId } from 'node:worker_threads';
import { prepareBrowser } from '@comptoir/web-app/testing';
import { beforeEach, vi } from 'vitest';
import type { StateCreator } from 'zustand';
import { useCartStore } from '../state/cart/cart-store.ts';

// Test threads share BroadcastChannels by name, so the thread's number is added to each name.
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} of ${threadId}`);
  }
};

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

// Stores outlive components, so each test resets them to the state of a new visitor.
beforeEach(() => {
  for (const reset of resets) reset();
  useCartStore.setState({ isReady: true });
});
