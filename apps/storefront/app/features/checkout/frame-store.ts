import { create } from 'zustand';
import type { CheckoutTab } from '../../state/checkout/tabs.ts';

interface Frame {
  tab: CheckoutTab;
  isLocked: boolean;
  /** False if the cart is empty or the server already had the order. */
  hasTabs: boolean;
  /** The last tap on the tabs that is not handled yet, because the steps may still be loading. */
  wish: CheckoutTab | 'previous' | null;
}

/** The tabs and the steps share this state. A tap on a tab is stored until the steps' code has loaded. */
export const useFrameStore = create<Frame>(() => ({ tab: 'type', isLocked: false, hasTabs: true, wish: null }));

export const wishFor = (wish: Frame['wish']) => useFrameStore.setState({ wish });
