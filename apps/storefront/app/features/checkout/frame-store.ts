import { create } from 'zustand';
import type { CheckoutTab } from '../../state/checkout/tabs.ts';

interface Frame {
  tab: CheckoutTab;
  isLocked: boolean;
  /** False where nothing is left to go through: an empty cart, an order that is known already. */
  hasTabs: boolean;
  /** What was tapped on the frame and nobody has dealt with: the steps may still be on their way. */
  wish: CheckoutTab | 'previous' | null;
}

/**
 * What the checkout's frame shows of its steps, and what is tapped on it. The frame is there before the code of the steps
 * and stays when they come, so that no tap falls between the two.
 */
export const useFrameStore = create<Frame>(() => ({ tab: 'type', isLocked: false, hasTabs: true, wish: null }));

export const wishFor = (wish: Frame['wish']) => useFrameStore.setState({ wish });
