import { type CheckoutStore, useCheckoutStore } from './checkout-store.ts';
import type { DeliveryForm } from './order-forms.ts';
import type { StoredCheckout } from './stored-checkout.ts';

/** Where and when the order is wished, as the cart and the menu need it. */
export interface OrderWish extends Pick<StoredCheckout, 'access' | 'placeKey' | 'expected'> {
  /** An address as the diner typed it. */
  address: Pick<DeliveryForm, 'address' | 'city' | 'postalCode' | 'country'>;
  slot: WishedSlot | null;
  /** False until the stored checkout was read. */
  isReady: boolean;
}

/** An ISO date and a slot's value, either of which may still be missing (""). */
interface WishedSlot {
  date: string;
  time: string;
}

/** The slot that a delivery form asks for; null: as soon as possible. */
const slotOf = ({ isScheduled, date, time }: DeliveryForm): WishedSlot | null => (isScheduled ? { date, time } : null);

/** What the checkout of this tab wishes. */
export function orderWishOf({ state: { delivery }, access, placeKey, expected, isReady }: CheckoutStore): OrderWish {
  return { address: delivery, access, placeKey, slot: slotOf(delivery), expected, isReady };
}

/** The slot that the order is wished for; null: as soon as possible. */
export const useWishedSlot = (): WishedSlot | null => slotOf(useCheckoutStore(({ state }) => state.delivery));
