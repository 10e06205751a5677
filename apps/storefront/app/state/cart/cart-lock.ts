import { isCheckoutLocked } from '../checkout/checkout-state.ts';
import { useCheckoutStore } from '../checkout/checkout-store.ts';
import type { OrderAttempt, PaypalVisitKept } from './cart.ts';
import { changeCart, useCartStore } from './cart-store.ts';

/** The visit of PayPal's page that this cart waits for, in whichever tab it began. */
export const useAwayVisit = (): PaypalVisitKept | null => useCartStore(({ attempt }) => attempt?.away ?? null);

export const isAway = (): boolean => useCartStore.getState().attempt?.away !== undefined;

/** The cart is read-only while it is paid (DEC-28), in all tabs while its diner may be on PayPal's page (PYX-44). */
export function useIsCartLocked(): boolean {
  const isSending = useCheckoutStore(({ state }) => isCheckoutLocked(state));
  return useAwayVisit() !== null || isSending;
}

/**
 * Ends the visit of this token and unlocks the cart. `keepsPayment`: the order is asked for with its payment (E49); otherwise another
 * payment may start for the same order. A newer visit stays.
 */
export function endVisit(token: string, { keepsPayment }: { keepsPayment: boolean }): void {
  changeCart((cart) => {
    if (cart.attempt?.away?.token !== token) return cart;
    const { away: _, ...known } = cart.attempt;
    const attempt: OrderAttempt = keepsPayment ? known : { ...known, paymentIntentId: null };
    return { ...cart, attempt };
  });
}
