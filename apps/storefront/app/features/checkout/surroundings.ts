import type { Settings, SlotState } from '@comptoir/contract';
import type { LocationChoice } from '../../state/location-choice.ts';
import type { CurrentCart } from '../../state/use-priced-cart.ts';
import type { CheckoutState } from './machine/model/state.ts';

/** The server's word on slots, by mode and date, then by value: who else ordered is known to it alone. */
export type ServerSlots = Record<string, Record<string, SlotState>>;

/** What the checkout stands in: the rest of the shop, as the page shows it. */
export interface Surroundings {
  cart: CurrentCart;
  state: CheckoutState;
  location: LocationChoice;
  settings: Settings;
  serverSlots: ServerSlots;
}
