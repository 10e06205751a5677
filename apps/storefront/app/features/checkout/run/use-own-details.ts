import { useEffect } from 'react';
import { useSessionStore, useUser } from '../../../state/account/session-store.ts';
import { useCheckoutStore } from '../../../state/checkout/checkout-store.ts';
import type { PersonalForm } from '../../../state/checkout/order-forms.ts';
import { type RememberedPlace, readRememberedDiner } from '../../../state/checkout/remembered-diner.ts';
import { updateCheckout } from '../../../state/checkout/update-checkout.ts';
import type { CheckoutEvent } from '../machine/model/events.ts';

/** The details of the account, or those remembered on this device. */
function knownDiner(): PersonalForm | null {
  const user = useSessionStore.getState().session?.user;
  if (!user) return readRememberedDiner()?.personal ?? null;
  const { firstName, lastName, email, phone } = user;
  return { firstName, lastName, email, phone };
}

/** Fills the empty personal form with known details (CHK-11). */
export function fillOwnDetails(dispatch: (event: CheckoutEvent) => void): void {
  const { personal } = useCheckoutStore.getState().state;
  const isTyped = Object.values(personal).some((text) => text.trim() !== '');
  const known = knownDiner();
  if (known && !isTyped) dispatch({ kind: 'editPersonal', form: known });
}

/** Fills empty address fields for the chosen place, from this device or the last order. */
export function fillRememberedAddress(
  dispatch: (event: CheckoutEvent) => void,
  lastPlace: RememberedPlace | null,
): void {
  const { state, placeKey } = useCheckoutStore.getState();
  const remembered = [readRememberedDiner(), lastPlace].find((place) => place?.placeKey === placeKey);
  if (!remembered) return;
  const { address, access } = remembered;
  updateCheckout({ access });
  if (state.delivery.address === '') dispatch({ kind: 'editDelivery', form: { ...state.delivery, address } });
}

export function useOwnDetails(isReady: boolean, dispatch: (event: CheckoutEvent) => void): void {
  const user = useUser();
  useEffect(() => {
    if (isReady && user) fillOwnDetails(dispatch);
  }, [isReady, user, dispatch]);
}
