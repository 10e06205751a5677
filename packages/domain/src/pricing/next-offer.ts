import type { MenuEntry } from '../menu/index-items.ts';
import type { Item } from '../menu/menu.ts';
import { freeItemCandidates } from '../offer/free-item.ts';
import type { Offer } from '../offer/offer.ts';
import { type OfferCart, type OfferObstacle, offerObstacle } from '../offer/offer-obstacle.ts';

export interface NextOffer {
  offer: Offer;
  obstacle: Extract<OfferObstacle, { kind: 'minimum' | 'pair' }>;
}

interface NextOfferQuestion {
  offers: Offer[];
  cart: OfferCart;
  deliveryFeeCents: number;
  fixedCents: number;
  items: ReadonlyMap<number, MenuEntry>;
  isServed?: (item: Item) => boolean;
}

/** The automatic offer that is nearest to applying: one more unit, else the smallest missing amount; null if none is in reach. */
export function nextOffer({
  offers,
  cart,
  deliveryFeeCents,
  fixedCents,
  items,
  isServed,
}: NextOfferQuestion): NextOffer | null {
  const isWorthIt = (offer: Offer) => {
    if (offer.type === 'free_delivery') return deliveryFeeCents > 0;
    if (offer.type === 'fixed_amount') return offer.amountCents > fixedCents;
    if (offer.type === 'percentage') return offer.percentBp > 0;
    if (offer.type === 'free_item') return freeItemCandidates(offer, items, isServed).length > 0;
    return true;
  };
  const near = offers.flatMap((offer): NextOffer[] => {
    const obstacle = offer.autoApply && isWorthIt(offer) ? offerObstacle(offer, cart) : null;
    return obstacle?.kind === 'minimum' || obstacle?.kind === 'pair' ? [{ offer, obstacle }] : [];
  });
  const missing = ({ obstacle }: NextOffer) => (obstacle.kind === 'minimum' ? obstacle.missingCents : 0);
  return near.sort((a, b) => missing(a) - missing(b) || a.offer.id - b.offer.id)[0] ?? null;
}
