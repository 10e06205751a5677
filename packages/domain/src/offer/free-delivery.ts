import type { CountedLine } from '../cart/counted-line.ts';
import type { Offer } from './offer.ts';
import { ownLines } from './own-lines.ts';

/** The free-delivery offer that lifts the fee, flat charge included: the first with lines in the cart; null: none (OFR-18). */
export function chooseFreeDelivery(offers: Offer[], lines: CountedLine[]): Offer | null {
  return offers.find((offer) => offer.type === 'free_delivery' && ownLines(offer, lines).length > 0) ?? null;
}
