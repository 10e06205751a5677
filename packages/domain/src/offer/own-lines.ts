import type { CountedLine } from '../cart/counted-line.ts';
import { matchesItem } from './matches-item.ts';
import type { Offer } from './offer.ts';

/** The lines that an offer applies to one by one. */
export function matchingLines(offer: Offer, lines: CountedLine[], isCoupon: boolean): CountedLine[] {
  return lines.filter((line) => matchesItem(offer, line.target, isCoupon));
}

/**
 * The lines that an order-level offer stands on: all (of its menus) when it lists neither items nor categories, else
 * those that it matches; none means that it does not apply (DEC-06, requirements OFR-26, OFR-29).
 */
export function ownLines(offer: Offer, lines: CountedLine[]): CountedLine[] {
  const isOrderWide = offer.itemIds.length === 0 && offer.categoryIds.length === 0;
  return matchingLines(offer, lines, isOrderWide);
}
