import type { KnownOffer } from '../../offer/offer-obstacle.ts';
import type { CountedLine } from '../lines/counted-line.ts';
import { ownLines } from './own-lines.ts';

export function chooseFreeDelivery(offers: KnownOffer[], lines: CountedLine[]): KnownOffer | null {
  return offers.find((offer) => offer.type === 'free_delivery' && ownLines(offer, lines).length > 0) ?? null;
}
