import type { DeliveryQuote, Mode, PaymentSettings } from '@comptoir/domain';

/** What the checkout needs to know of the rest of the shop, as it is at the moment of an event. */
export interface CheckoutContext {
  hasLines: boolean;
  mode: Mode;
  /** The diner chose it, here or elsewhere in the shop. */
  isModeChosen: boolean;
  /** As `priceCart` says, integer cents. */
  totalCents: number;
  /** What delivery would cost, at delivery prices, whatever the mode is. */
  deliveryQuote: DeliveryQuote;
  /** The subtotal at delivery prices, integer cents. */
  deliverySubtotalCents: number;
  payments: Pick<PaymentSettings, 'isCashActive' | 'isCardActive'>;
  /** The chosen location as it is copied into the delivery form; null: none chosen. A zone alone has no street. */
  location: { address: string; city: string; postalCode: string; country: string } | null;
  /** The address in the form is not the one that was looked up. */
  isAddressStale: boolean;
  /** An order for as soon as possible has a ready-from. */
  isAsapPossible: boolean;
  /** Names of the cart's items that are not served at a slot of an ISO date. */
  unavailableItems: (date: string, time: string) => string[];
  /** Whether a slot of an ISO date can still be taken. */
  isSlotFree: (date: string, time: string) => boolean;
  /** Fingerprint of the order that would be posted now. */
  orderKey: string;
}
