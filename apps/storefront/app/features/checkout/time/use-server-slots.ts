import type { Work } from '@comptoir/domain';
import { useEffect } from 'react';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { workOfCart } from '../../../state/cart/work-of-cart.ts';
import { useCaller } from '../../../state/shop/shop-context.tsx';
import { type OfferedSlot, slotsKey, slotsOf, useServerSlotsStore } from '../run/slots.ts';
import type { Checkout } from '../run/use-checkout.ts';

/** The cart's work as text, so that only another work asks again. */
const workTextOf = ({ cart, settings }: Pick<Checkout, 'cart' | 'settings'>): string =>
  JSON.stringify(workOfCart(cart, settings));

/** The slots of a date. `isAsked`: what the server says of the present cart is in them. */
export type TimesOn = (date: string) => { slots: OfferedSlot[]; isAsked: boolean };

/** What was said of another cart is left out, because a smaller one may fit. */
export function useTimesOn(checkout: Checkout): TimesOn {
  const { cart, settings } = checkout;
  const { slots: serverSlots, askedFor } = useServerSlotsStore();
  const workText = workTextOf(checkout);
  return (date) => {
    const isAsked = askedFor[slotsKey(cart.mode, date)] === workText;
    return { slots: slotsOf({ cart, settings, serverSlots: isAsked ? serverSlots : {} }, date), isAsked };
  };
}

/**
 * Loads the slots of an ISO date, again if the cart's work changes; an empty date loads nothing. Without a response all
 * slots of the opening hours are offered, and the server checks the order.
 */
export function useServerSlots(checkout: Checkout, date: string): void {
  const caller = useCaller();
  const { mode } = checkout.cart;
  const localId = useCartStore(({ hold, attempt }) => hold?.localId ?? attempt?.localId);
  const workText = workTextOf(checkout);
  useEffect(() => {
    if (!date) return;
    let isCurrent = true;
    const work: Work | null = JSON.parse(workText);
    const key = slotsKey(mode, date);
    const settle = () =>
      useServerSlotsStore.setState((known) => ({ askedFor: { ...known.askedFor, [key]: workText } }));
    caller.slots(mode, date, work && { work, localId }).then(
      ({ slots, asapAt }) => {
        if (!isCurrent) return;
        const told = Object.fromEntries(slots.map((slot) => [slot.value, slot]));
        useServerSlotsStore.setState((known) => ({
          slots: { ...known.slots, [key]: told },
          asap: { ...known.asap, [mode]: asapAt },
        }));
        settle();
      },
      (error: unknown) => {
        console.warn('The slots could not be read; those of the opening hours are offered.', error);
        if (isCurrent) settle();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [caller, mode, date, workText, localId]);
}
