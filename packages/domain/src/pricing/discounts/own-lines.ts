import { matchesItem } from '../../offer/matches-item.ts';
import { isOrderWide, type Offer } from '../../offer/offer.ts';
import type { CountedLine } from '../lines/counted-line.ts';

/** The lines that an offer applies to one by one. */
export function matchingLines(offer: Offer, lines: CountedLine[], isCoupon: boolean): CountedLine[] {
  return lines.filter((line) => matchesItem(offer, line.target, isCoupon));
}

/**
 * The lines that an order-level offer stands on: all (of its menus) when it lists neither items nor categories, else
 * those that it matches; none means that it does not apply (DEC-06, requirements OFR-26, OFR-29).
 */
export function ownLines(offer: Offer, lines: CountedLine[]): CountedLine[] {
  return matchingLines(offer, lines, isOrderWide(offer));
}
