import type { DeliveryQuote, Mode, PaymentSettings } from '@comptoir/domain';

/** The shop's state at the time of an event. */
export interface CheckoutContext {
  hasLines: boolean;
  mode: Mode;
  /** The diner has chosen it, in the checkout or elsewhere. */
  isModeChosen: boolean;
  /** The cart's total from `priceCart`, integer cents. */
  totalCents: number;
  /** The delivery quote at delivery prices, in any mode. */
  deliveryQuote: DeliveryQuote;
  /** The subtotal at delivery prices, integer cents. */
  deliverySubtotalCents: number;
  payments: Pick<PaymentSettings, 'isCashActive' | 'isCardActive'>;
  /** The chosen location for the delivery form; null: none. A zone has no street. */
  location: { address: string; city: string; postalCode: string; country: string } | null;
  /** The form's address is not the measured one. */
  isAddressStale: boolean;
  /** An order as soon as possible has a ready time. */
  isAsapPossible: boolean;
  /** Names of dishes that are not served at that time (ISO date, slot). */
  unavailableItems: (date: string, time: string) => string[];
  /** True: the slot is still available (ISO date, slot). */
  isSlotFree: (date: string, time: string) => boolean;
  /** Fingerprint of the order to send. */
  orderKey: string;
}
