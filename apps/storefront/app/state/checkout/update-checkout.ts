import { type CheckoutState, initialCheckout } from './checkout-state.ts';
import { type CheckoutDetails, useCheckoutStore } from './checkout-store.ts';
import { refreshRememberedDiner } from './remembered-diner.ts';
import { type StoredCheckout, storedCheckout } from './stored-checkout.ts';
import { checkoutTabs } from './tabs.ts';

/** Marks a stored checkout as resumed. True at the first call only. */
export function claimRestoring(): boolean {
  const { isReady, isRestored } = useCheckoutStore.getState();
  if (!isReady || isRestored) return false;
  useCheckoutStore.setState({ isRestored: true });
  return true;
}

/** A visit of PayPal's page began or goes on, so that the checkout is resumed once it has ended. */
export function postponeRestoring(): void {
  if (useCheckoutStore.getState().isRestored)
    useCheckoutStore.setState({ isRestored: false, wasSubmitting: false, isNew: false });
}

export function updateCheckout(change: Partial<CheckoutDetails & { state: CheckoutState }>): void {
  useCheckoutStore.setState(change);
  const { state, access, placeKey, expected, wishes, order } = useCheckoutStore.getState();
  const { tab, personal, company, delivery, method, isSubmitting, isAddressCopied, orderId } = state;
  const remembered: StoredCheckout = {
    tab,
    personal,
    company,
    delivery,
    method,
    isSubmitting,
    isAddressCopied,
    orderId,
    access,
    placeKey,
    expected,
    wishes,
    order,
  };
  storedCheckout.write(remembered);
  refreshRememberedDiner(remembered);
}

/** Reads storage once per page load. Afterwards the state in memory counts. */
export function loadCheckout(): void {
  if (useCheckoutStore.getState().isReady) return;
  const known = storedCheckout.read();
  if (!known) {
    useCheckoutStore.setState({ isReady: true, isNew: true });
    return;
  }
  const { access, placeKey, expected, wishes, order, isSubmitting, ...state } = known;
  const tab = checkoutTabs.find((name) => name === state.tab) ?? initialCheckout.tab;
  useCheckoutStore.setState({
    access,
    placeKey,
    expected,
    wishes,
    order,
    state: { ...initialCheckout, ...state, tab },
    isReady: true,
    wasSubmitting: isSubmitting,
  });
}
