import { mostTipCents, parseAmount, payableCents } from '@comptoir/domain';
import { useEffect, useState } from 'react';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useSessionStore } from '../../../state/account/session-store.ts';
import type { HeldPlace, OrderAttempt } from '../../../state/cart/cart.ts';
import { useAwayVisit } from '../../../state/cart/cart-lock.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { CheckoutMethod, CheckoutState } from '../../../state/checkout/checkout-state.ts';
import { type CheckoutDetails, useCheckoutStore } from '../../../state/checkout/checkout-store.ts';
import type { RememberedPlace } from '../../../state/checkout/remembered-diner.ts';
import {
  claimRestoring,
  loadCheckout,
  postponeRestoring,
  updateCheckout,
} from '../../../state/checkout/update-checkout.ts';
import { useLocationStore } from '../../../state/location/location-store.ts';
import { placeKeyOf } from '../../../state/location/order-place.ts';
import { closeSheet } from '../../../state/page/sheet-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useCatalogue, useShop } from '../../../state/shop/shop-context.tsx';
import type { CheckoutEvent } from '../machine/model/events.ts';
import { tipOf } from '../machine/model/payable.ts';
import { copiedLocation } from './checkout-context.ts';
import { CheckoutRunner } from './checkout-runner.ts';
import { asapPromise } from './shown-promise.ts';
import { useServerSlotsStore } from './slots.ts';
import type { Surroundings } from './surroundings.ts';
import { useHeldPlace } from './use-held-place.ts';
import { fillOwnDetails, fillRememberedAddress, useOwnDetails } from './use-own-details.ts';

export interface Checkout {
  state: CheckoutState;
  details: CheckoutDetails;
  cart: ShopCart;
  settings: Surroundings['settings'];
  session: Surroundings['session'];
  /** The chosen tip, and what is charged with it, in cents. */
  tipCents: number;
  payableCents: number;
  /** The place that is held for this tab's order; null if there is none (CAP-04). */
  place: HeldPlace | null;
  /** When an order as soon as possible is promised; null if that is not possible. */
  promise: Temporal.ZonedDateTime | null;
  /** False until cart and checkout are read from storage and an interrupted order is resumed. */
  isReady: boolean;
  dispatch: (event: CheckoutEvent) => void;
}

/** Copies the chosen place into the address form. A later change of the place updates the form. */
function takePlace(
  dispatch: Checkout['dispatch'],
  settings: Surroundings['settings'],
  lastPlace: RememberedPlace | null,
): void {
  const location = useLocationStore.getState();
  updateCheckout({ placeKey: placeKeyOf(location) });
  dispatch({ kind: 'locationChanged' });
  const place = copiedLocation(location, settings);
  const { delivery: form } = useCheckoutStore.getState().state;
  if (!place) return;
  const { city, postalCode, country } = place;
  dispatch({
    kind: 'editDelivery',
    form: { ...form, city, postalCode, country, address: place.address || form.address },
  });
  fillRememberedAddress(dispatch, lastPlace);
}

/** The body says only that the order is paid online. What the diner chose here says by which kind. */
function methodOf(attempt: OrderAttempt | null, chosen: CheckoutMethod): CheckoutMethod {
  if (attempt?.body.payment_method !== 'card') return 'cash';
  return chosen === 'cash' ? 'card' : chosen;
}

/** The tip that was sent, in cents. A diner who left for PayPal's page is shown it too. */
const tipOfAttempt = (attempt: OrderAttempt | null): number => parseAmount(attempt?.body.tip ?? 0) ?? 0;

/** The tip of the order that is shown, in cents. */
function useShownTip({ priced }: ShopCart, { payments }: Surroundings['settings'], isAway: boolean): number {
  const sentCents = useCartStore(({ attempt }) => tipOfAttempt(attempt));
  const state = useCheckoutStore((checkout) => checkout.state);
  return isAway ? sentCents : tipOf(state, { mostTipCents: mostTipCents(payments.tips, priced.totalCents) });
}

/** `isPaying`: the diner is about to pay on this screen, so that the kitchen's place is held. */
export function useCheckout(cart: ShopCart, lastPlace: RememberedPlace | null, isPaying: boolean): Checkout {
  const shop = useShop();
  const { go, prefetch } = useNavigation();
  const successPath = usePath()('/success');
  const [runner] = useState(
    () =>
      new CheckoutRunner(shop, () => {
        closeSheet();
        go(successPath);
      }),
  );
  const location = useLocationStore();
  const settings = useCatalogue((catalogue) => catalogue.settings);
  const session = useSessionStore((sessions) => sessions.session);
  const checkout = useCheckoutStore();
  const { state, isRestored } = checkout;
  const isAway = useAwayVisit() !== null;
  const isReady = cart.isReady && isRestored && !isAway;

  useEffect(() => {
    loadCheckout();
    if (cart.isReady) updateCheckout({ isLeaving: false });
    // Nothing may be asked for while PayPal may accept. The end of the visit is resumed as a reload is (E77).
    if (isAway) postponeRestoring();
    if (!cart.isReady || isAway || !claimRestoring()) return;
    const { state: stored, wasSubmitting, isNew } = useCheckoutStore.getState();
    const { attempt } = useCartStore.getState();
    // The card may be charged, or the page was left during the request, so the server is asked first (E49).
    const isOpen = attempt !== null && (attempt.paymentIntentId !== null || wasSubmitting);
    const method = methodOf(attempt, stored.method);
    const tipCents = tipOfAttempt(attempt);
    runner.dispatch({ kind: 'restored', orderId: stored.orderId, attempt: isOpen ? { method, tipCents } : null });
    fillOwnDetails(runner.dispatch);
    if (!isNew || isOpen) return;
    takePlace(runner.dispatch, settings, lastPlace);
    runner.dispatch({ kind: 'opened' });
  }, [cart.isReady, isAway, runner, settings, lastPlace]);

  // The code of the success page loads early, because nothing may fail after the order is placed.
  const isBegun = state.tab !== 'type';
  useEffect(() => {
    if (isBegun) prefetch(successPath);
  }, [isBegun, successPath, prefetch]);

  const placeKey = placeKeyOf(location);
  const isPlaceNew = isReady && placeKey !== checkout.placeKey;
  useEffect(() => {
    if (isPlaceNew) takePlace(runner.dispatch, settings, lastPlace);
  }, [isPlaceNew, settings, runner, lastPlace]);

  const isEmpty = isReady && cart.lines.length === 0;
  useEffect(() => {
    if (isEmpty) runner.dispatch({ kind: 'cartEmptied' });
  }, [isEmpty, runner]);

  useOwnDetails(isReady, runner.dispatch);

  useEffect(() => () => runner.dispatch({ kind: 'leavePage' }), [runner]);

  const place = useHeldPlace(runner, { cart, settings, session, state, isReady, isPaying });
  const asapAt = useServerSlotsStore(({ asap }) => asap[cart.mode]) ?? null;
  const promise = asapPromise(cart, { promisedAt: checkout.promisedAt, place, asapAt });

  const tipCents = useShownTip(cart, settings, isAway);
  return {
    state,
    details: checkout,
    cart,
    settings,
    session,
    tipCents,
    payableCents: payableCents({ totalCents: cart.priced.totalCents, tipCents }),
    place,
    promise,
    isReady,
    dispatch: runner.dispatch,
  };
}
