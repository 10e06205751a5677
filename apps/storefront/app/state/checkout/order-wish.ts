import { type CheckoutStore, useCheckoutStore } from './checkout-store.ts';
import type { DeliveryForm } from './order-forms.ts';
import type { StoredCheckout } from './stored-checkout.ts';

export interface OrderWish extends Pick<StoredCheckout, 'access' | 'placeKey' | 'expected'> {
  address: Pick<DeliveryForm, 'address' | 'city' | 'postalCode' | 'country'>;
  slot: WishedSlot | null;
  isReady: boolean;
}

interface WishedSlot {
  date: string;
  time: string;
}

/** The requested slot. Null means "as soon as possible". */
const slotOf = ({ isScheduled, date, time }: DeliveryForm): WishedSlot | null => (isScheduled ? { date, time } : null);

export function orderWishOf({ state: { delivery }, access, placeKey, expected, isReady }: CheckoutStore): OrderWish {
  return { address: delivery, access, placeKey, slot: slotOf(delivery), expected, isReady };
}

export const useWishedSlot = (): WishedSlot | null => slotOf(useCheckoutStore(({ state }) => state.delivery));
