import type { Mode } from '../menu/menu.ts';
import type { FreeItem } from '../offer/free-item.ts';
import type { OfferType } from '../offer/offer.ts';

export interface RateShare {
  rateBp: number;
  amountCents: number;
}

export interface PricedLine {
  index: number;
  itemId: number;
  quantity: number;
  unitCents: number;
  totalCents: number;
  discountCents: number;
  shares: RateShare[];
}

export interface TaxLine {
  rateBp: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** `amountCents` is the reduction of the order: 0 for free items, the waived fee for free delivery. */
export interface AppliedOffer {
  offerId: number;
  type: OfferType;
  amountCents: number;
  isCoupon: boolean;
  /** The offer's own value for the receipt: basis points of a percentage, cents of a fixed amount; else 0. */
  percentBp: number;
  fixedCents: number;
}

export interface OrderAmounts {
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
}

export interface PricedCart extends OrderAmounts {
  mode: Mode;
  lines: PricedLine[];
  freeItems: FreeItem[];
  offers: AppliedOffer[];
  taxLines: TaxLine[];
}
