import type { Mode } from '../menu/menu.ts';
import type { FreeItem } from '../offer/free-item.ts';
import type { OfferType } from '../offer/offer.ts';

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

/** The five amounts of an order, integer cents. */
export interface OrderAmounts {
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
}

/** A cart with every amount explained. The single source of prices on both sides (`priceCart`). All amounts are integer cents. */
export interface PricedCart extends OrderAmounts {
  mode: Mode;
  lines: PricedLine[];
  freeItems: FreeItem[];
  offers: AppliedOffer[];
  taxLines: TaxLine[];
}
