import { create } from 'zustand';
import type { KeptOrder } from '../../../state/order/order-store.ts';
import { emptyAccess } from '../../../state/order/order-wish-store.ts';
import { refreshRememberedDiner } from '../../../state/order/remembered-diner.ts';
import { type StoredCheckout, storedCheckout } from '../../../state/order/stored-checkout.ts';
import { tellOrderWish } from '../../../state/order/tell-order-wish.ts';
import { type CheckoutState, initialCheckout, isCheckoutLocked } from '../machine/model/state.ts';
import { checkoutTabs } from '../machine/model/tabs.ts';

/** What the checkout keeps beside the machine's state. */
export interface CheckoutDetails extends Pick<StoredCheckout, 'access' | 'placeKey' | 'expected'> {
  /** The order that the server stored, for the success page. */
  order: KeptOrder | null;
  /** The server's sentence about the last failure; empty: it gave none. */
  serverMessage: string;
  /** The digits of the code that confirms an order in cash, as they are typed; never stored. */
  cashCode: string;
  /** The order is done and the success page is on its way: the emptied cart is not shown meanwhile. */
  isLeaving: boolean;
}

interface CheckoutStore extends CheckoutDetails {
  state: CheckoutState;
  /** False until the stored checkout was read. */
  isReady: boolean;
  /** The page was left while an order was on its way, and nobody has asked the server since (row E49). */
  wasSubmitting: boolean;
  /** Nothing of a checkout was stored: it opens for the first time in this tab. */
  isNew: boolean;
  /** What a reload interrupted was taken up again; once a page load. */
  isRestored: boolean;
}

/** The checkout of this tab. */
export const useCheckoutStore = create<CheckoutStore>(() => ({
  state: initialCheckout,
  access: emptyAccess,
  placeKey: '',
  expected: null,
  order: null,
  serverMessage: '',
  cashCode: '',
  isLeaving: false,
  isReady: false,
  wasSubmitting: false,
  isNew: false,
  isRestored: false,
}));

/** Notes that what a reload left is dealt with. Answers whether this call is the one to do it. */
export function claimRestoring(): boolean {
  const { isReady, isRestored } = useCheckoutStore.getState();
  if (!isReady || isRestored) return false;
  useCheckoutStore.setState({ isRestored: true });
  return true;
}

/** Changes the machine's state or what is kept beside it, stores both (CHK-48) and tells the rest of the shop. */
export function updateCheckout(change: Partial<CheckoutDetails & { state: CheckoutState }>): void {
  useCheckoutStore.setState(change);
  const { state, access, placeKey, expected, order } = useCheckoutStore.getState();
  const { tab, personal, delivery, method, isSubmitting, isAddressCopied, orderId } = state;
  const remembered: StoredCheckout = {
    tab,
    personal,
    delivery,
    method,
    isSubmitting,
    isAddressCopied,
    orderId,
    access,
    placeKey,
    expected,
    order,
  };
  storedCheckout.write(remembered);
  refreshRememberedDiner(remembered);
  tellOrderWish(remembered, isCheckoutLocked(state));
}

/** Reads the stored checkout, once a page load: what happens afterwards is in memory. */
export function loadCheckout(): void {
  if (useCheckoutStore.getState().isReady) return;
  const known = storedCheckout.read();
  if (!known) {
    useCheckoutStore.setState({ isReady: true, isNew: true });
    return;
  }
  const { access, placeKey, expected, order, isSubmitting, ...state } = known;
  const tab = checkoutTabs.find((name) => name === state.tab) ?? initialCheckout.tab;
  useCheckoutStore.setState({
    access,
    placeKey,
    expected,
    order,
    state: { ...initialCheckout, ...state, tab },
    isReady: true,
    wasSubmitting: isSubmitting,
  });
}
