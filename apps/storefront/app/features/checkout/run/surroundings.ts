import type { Session, Settings, SlotState } from '@comptoir/contract';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { CheckoutState } from '../../../state/checkout/checkout-state.ts';
import type { ChosenLocation } from '../../../state/location/chosen-location.ts';

/** Slot states by mode and date, then by slot: only the server knows other orders. */
export type ServerSlots = Record<string, Record<string, SlotState>>;

export interface Surroundings {
  cart: ShopCart;
  state: CheckoutState;
  location: ChosenLocation;
  session: Session | null;
  settings: Settings;
  serverSlots: ServerSlots;
}
