import type { Weekday } from '../calendar/weekday.ts';
import type { Mode } from '../menu/menu.ts';

export const offerTypes = ['free_delivery', 'free_item', 'buy_one_get_one', 'percentage', 'fixed_amount'] as const;
export type OfferType = (typeof offerTypes)[number];

/** No days mean every day, equal `start` and `end` the whole day. An `end` before `start` is on the next day. */
export interface OfferPeriod {
  days: Weekday[];
  start: string;
  end: string;
}

/** A discount rule. A coupon is a code that activates an offer without `autoApply`. */
export interface Offer {
  id: number;
  isActive: boolean;
  /** Null means an unknown type; such an offer is shown but changes no amount. */
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

/** An order-level offer without items and categories applies to the whole order (OFR-26, OFR-29). */
export function isOrderWide({ type, itemIds, categoryIds }: Offer): boolean {
  return (type === 'free_delivery' || type === 'fixed_amount') && itemIds.length === 0 && categoryIds.length === 0;
}
