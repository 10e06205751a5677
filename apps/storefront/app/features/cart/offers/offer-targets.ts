import { type Offer, offerCategories } from '@comptoir/domain';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';

/** The names of the offer's dishes, else of its categories. Empty if the offer applies to the whole order. */
export function offerTargets(offer: Offer, { items }: ShopCart): string[] {
  if (offer.itemIds.length > 0) return offer.itemIds.flatMap((id) => items.get(id)?.item.name ?? []);
  return offerCategories(offer, items.values()).map(({ name }) => name);
}
