import type { Mode } from '../menu/menu.ts';
import type { OfferType } from '../offer/offer.ts';

/** What was chosen in one option group. */
export interface ChosenOption {
  optionId: number;
  choices: { choiceId: number; quantity: number }[];
}

/** One line of a cart: ids and counts only; every amount is computed from the menu. */
export interface CartLine {
  itemId: number;
  options: ChosenOption[];
  /** Integer from 1 to 99. */
  quantity: number;
  /** At most 500 characters. */
  note: string;
}

export const maxLines = 100;
export const maxQuantity = 99;
export const maxNoteLength = 500;

/** How VAT is counted; site configuration. */
export interface TaxPolicy {
  isEnabled: boolean;
  /** True: prices contain the tax; false: it is added to the total. */
  isInclusive: boolean;
  /** Basis points, for items and options that name no rate. */
  defaultRateBp: number;
}

/** An amount of a line at one VAT rate, after discounts. */
export interface RateShare {
  rateBp: number;
  amountCents: number;
}

export interface PricedLine {
  /** Position in the cart. */
  index: number;
  itemId: number;
  quantity: number;
  unitCents: number;
  /** unit x quantity, before discounts. */
  totalCents: number;
  discountCents: number;
  /** What is left after discounts, by rate, ascending. */
  shares: RateShare[];
}

/** One rate of the receipt. `netCents + taxCents = grossCents`; the delivery fee is inside. */
export interface TaxLine {
  rateBp: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** What one offer gives. `amountCents` is what it takes off the order (0 for free items, the waived fee for free delivery). */
export interface AppliedOffer {
  offerId: number;
  type: OfferType;
  amountCents: number;
  /** Whether a coupon called it. */
  isCoupon: boolean;
  /** What the offer says, for a receipt that outlives it: basis points of a percentage, cents of a fixed amount; else 0. */
  percentBp: number;
  fixedCents: number;
}

/** Units of one item that an offer grants for nothing. */
export interface FreeItem {
  offerId: number;
  itemId: number;
  quantity: number;
}

/** A cart with every amount explained. The single source of prices on both sides (`priceCart`). All amounts are integer cents. */
export interface PricedCart {
  mode: Mode;
  lines: PricedLine[];
  freeItems: FreeItem[];
  offers: AppliedOffer[];
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  taxLines: TaxLine[];
  taxCents: number;
  totalCents: number;
}
