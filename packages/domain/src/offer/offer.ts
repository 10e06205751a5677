import type { Mode, Weekday } from '../menu/menu.ts';

export const offerTypes = ['free_delivery', 'free_item', 'buy_one_get_one', 'percentage', 'fixed_amount'] as const;
export type OfferType = (typeof offerTypes)[number];

/** No days: every day; equal `start` and `end`: all day; `end` before `start`: past midnight. */
export interface OfferPeriod {
  days: Weekday[];
  start: string;
  end: string;
}

/** A rule that gives a discount. A coupon is the code that calls an offer without `autoApply`. */
export interface Offer {
  id: number;
  isActive: boolean;
  /** Null: an unknown type, shown without effect on money. */
  type: OfferType | null;
  /** For `percentage`: basis points of the price, 0 to 10000 (1250 = 12.5 %); otherwise 0. */
  percentBp: number;
  /** For `fixed_amount`: integer cents, at least 0; otherwise 0. */
  amountCents: number;
  autoApply: boolean;
  allowRepeat: boolean;
  activeTimes: OfferPeriod[];
  mode: Mode | 'both';
  minimumCents: number;
  menuIds: number[];
  categoryIds: number[];
  itemIds: number[];
}

/** Whether an offer is for the whole order: an order-level type without items and categories (OFR-26, OFR-29). */
export function isOrderWide({ type, itemIds, categoryIds }: Offer): boolean {
  return (type === 'free_delivery' || type === 'fixed_amount') && itemIds.length === 0 && categoryIds.length === 0;
}
