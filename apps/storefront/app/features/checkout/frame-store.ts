import { create } from 'zustand';
import type { CheckoutTab } from '../../state/checkout/tabs.ts';

interface Frame {
  tab: CheckoutTab;
  isLocked: boolean;
  /** False for an empty cart or a known order. */
  hasTabs: boolean;
  /** A tap on the frame that is not handled yet, as the steps may still load. */
  wish: CheckoutTab | 'previous' | null;
}

/** Connects the frame and the steps. The frame renders before the steps' code and stays, so that no tap is lost. */
export const useFrameStore = create<Frame>(() => ({ tab: 'type', isLocked: false, hasTabs: true, wish: null }));

export const wishFor = (wish: Frame['wish']) => useFrameStore.setState({ wish });
