import type { Asap, DeliveryQuote, Mode, PaymentSettings } from '@comptoir/domain';

/** The state of the shop at the time of an event. */
export interface CheckoutContext {
  hasLines: boolean;
  mode: Mode;
  /** `isModeChosen` is true if the customer has chosen the order type, in the checkout or elsewhere. */
  isModeChosen: boolean;
  /** The cart's total in integer cents. */
  totalCents: number;
  /** The most that can be given to the staff, in integer cents. 0 if no tips are taken. */
  mostTipCents: number;
  /** The delivery quote at delivery prices. It is computed for pickup too. */
  deliveryQuote: DeliveryQuote;
  /** The subtotal at delivery prices, in integer cents. */
  deliverySubtotalCents: number;
  payments: Pick<PaymentSettings, 'isCashActive' | 'isCardActive' | 'isPaypalActive'>;
  /** The chosen location for the address form. Null if none is chosen. A delivery zone has no street. */
  location: { address: string; city: string; postalCode: string; country: string } | null;
  /** `isAddressStale` is true if the address in the form is not the measured one. */
  isAddressStale: boolean;
  /** Whether an order "as soon as possible" is possible, and if not, why. */
  asap: Asap['state'];
  /** The names of drinks that an order "as soon as possible" may not contain. */
  unavailableSoon: string[];
  /** True if the cart contains alcohol and the diner has not declared to be an adult. */
  isAgeMissing: boolean;
  /** Returns the names of dishes that are not served at an ISO date and a slot. */
  unavailableItems: (date: string, time: string) => string[];
  /** Returns true if the slot at an ISO date is still free. */
  isSlotFree: (date: string, time: string) => boolean;
  /** True if the kitchen has posts, so that places are held (CAP-04). */
  hasPosts: boolean;
  /** A key of the order's content. A different key means that the order has changed. */
  orderKey: string;
}
