import type { Session, Settings, ToldSlot } from '@comptoir/contract';
import type { Wishes } from '@comptoir/domain';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import type { CheckoutState } from '../../../state/checkout/checkout-state.ts';
import type { ChosenLocation } from '../../../state/location/chosen-location.ts';
import type { ToldPromises } from './shown-promise.ts';

/** What the server said of slots by order type and date, then by slot. Only it knows their orders and the kitchen's work. */
export type ServerSlots = Record<string, Record<string, ToldSlot>>;

export interface Surroundings {
  cart: ShopCart;
  state: CheckoutState;
  location: ChosenLocation;
  session: Session | null;
  settings: Settings;
  serverSlots: ServerSlots;
  /** True if the diner has declared to be an adult. */
  isAdult: boolean;
  /** What the server has told about an order as soon as possible. */
  promises: ToldPromises;
  /** What the diner asks for, without what this order can't have. */
  wishes: Wishes;
}
