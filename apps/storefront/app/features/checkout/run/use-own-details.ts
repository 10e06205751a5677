import { useEffect } from 'react';
import { useSessionStore, useUser } from '../../../state/account/session-store.ts';
import type { CheckoutEvent } from '../machine/model/events.ts';
import type { PersonalForm } from '../machine/model/forms.ts';
import { useCheckoutStore } from './checkout-store.ts';

/** Fills in what the signed-in user's account knows and the diner has not said (CHK-11). What was typed stays. */
export function fillOwnDetails(dispatch: (event: CheckoutEvent) => void): void {
  const user = useSessionStore.getState().session?.user;
  const { personal } = useCheckoutStore.getState().state;
  const isTyped = Object.values(personal).some((text) => text.trim() !== '');
  if (!user || isTyped) return;
  const { firstName, lastName, email, phone } = user;
  const own: PersonalForm = { firstName, lastName, email, phone };
  dispatch({ kind: 'editPersonal', form: own });
}

/** The same for who signs in meanwhile. */
export function useOwnDetails(isReady: boolean, dispatch: (event: CheckoutEvent) => void): void {
  const user = useUser();
  useEffect(() => {
    if (isReady && user) fillOwnDetails(dispatch);
  }, [isReady, user, dispatch]);
}
