import { useEffect } from 'react';
import { onPageLeft } from '../../../platform/watch/on-page-left.ts';
import { onPageRestored } from '../../../platform/watch/on-page-restored.ts';
import type { HeldPlace } from '../../../state/cart/cart.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { isCheckoutLocked } from '../../../state/checkout/checkout-state.ts';
import type { CheckoutRunner } from './checkout-runner.ts';
import { livingPlace, millisecondsLeft, placeOfTime, writeHold } from './held-place.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Holds a place while the diner is about to pay (`isPaying`): asked for then, again if the order changes, and again if the hold
 * ended or another tab gave it back (CAP-04, CAP-05).
 */
export function useHeldPlace(
  runner: CheckoutRunner,
  {
    cart,
    settings,
    session,
    state,
    isReady,
    isPaying: isAboutToPay,
  }: Pick<Surroundings, 'cart' | 'settings' | 'session' | 'state'> & {
    isReady: boolean;
    isPaying: boolean;
  },
): HeldPlace | null {
  const hold = useCartStore((known) => known.hold);
  const hasPosts = settings.dishPosts.length > 0;
  const isPaying = hasPosts && isReady && isAboutToPay && cart.lines.length > 0 && !isCheckoutLocked(state);
  const orderer = session?.user.id;
  const isHeld = hold?.place != null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart or orderer, or a lost hold, asks again
  useEffect(() => {
    if (isPaying) void runner.holdPlace();
  }, [runner, isPaying, cart.cartKey, orderer, isHeld]);

  useEffect(() => {
    if (!hold?.place) return;
    const timer = setTimeout(() => writeHold(hold.localId, null), Math.max(0, millisecondsLeft(hold.place)));
    return () => clearTimeout(timer);
  }, [hold]);

  useEffect(() => {
    if (!hasPosts) return;
    const stops = [onPageLeft(() => runner.leavePage()), onPageRestored(() => void runner.returnToPage())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [runner, hasPosts]);

  return hasPosts ? placeOfTime(livingPlace(), cart.slotAt) : null;
}
