import { type CheckoutState, initialCheckout } from './checkout-state.ts';
import { type CheckoutDetails, useCheckoutStore } from './checkout-store.ts';
import { refreshRememberedDiner } from './remembered-diner.ts';
import { type StoredCheckout, storedCheckout } from './stored-checkout.ts';
import { checkoutTabs } from './tabs.ts';

/** Notes that what a reload left is dealt with. Answers whether this call is the one to do it. */
export function claimRestoring(): boolean {
  const { isReady, isRestored } = useCheckoutStore.getState();
  if (!isReady || isRestored) return false;
  useCheckoutStore.setState({ isRestored: true });
  return true;
}

/** Changes the machine's state or what is kept beside it, and stores both (CHK-48). */
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
