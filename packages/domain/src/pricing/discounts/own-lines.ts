import { matchesItem } from '../../offer/matches-item.ts';
import { isOrderWide, type Offer } from '../../offer/offer.ts';
import type { CountedLine } from '../lines/counted-line.ts';

export function matchingLines(offer: Offer, lines: CountedLine[], isCoupon: boolean): CountedLine[] {
  return lines.filter((line) => matchesItem(offer, line.target, isCoupon));
}

/** The lines that an order-level offer counts: if it lists nothing, all lines of its menus (DEC-06, OFR-26, OFR-29). */
export function ownLines(offer: Offer, lines: CountedLine[]): CountedLine[] {
  return matchingLines(offer, lines, isOrderWide(offer));
}
