import type { Session, Settings, SlotState } from '@comptoir/contract';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { CheckoutState } from '../../../state/checkout/checkout-state.ts';
import type { ChosenLocation } from '../../../state/location/chosen-location.ts';

/** The server's word on slots, by mode and date, then by value: who else ordered is known to it alone. */
export type ServerSlots = Record<string, Record<string, SlotState>>;

/** What the checkout stands in: the rest of the shop, as the page shows it. */
export interface Surroundings {
  cart: ShopCart;
  state: CheckoutState;
  location: ChosenLocation;
  /** Who orders; null: a guest. */
  session: Session | null;
  settings: Settings;
  serverSlots: ServerSlots;
}
