import type { Offer } from './offer.ts';

/** What offers look at in an item. */
export interface OfferTarget {
  id: number;
  menuId: number;
  categoryId: number;
}

/**
 * Whether an offer applies to an item: its menus restrict first, then its items decide, else its categories, else only
 * an offer that a coupon called (requirements MNU-18 to 21, OFR-26 to 28).
 */
export function matchesItem(offer: Offer, item: OfferTarget, isCoupon: boolean): boolean {
  if (offer.menuIds.length > 0 && !offer.menuIds.includes(item.menuId)) return false;
  if (offer.itemIds.length > 0) return offer.itemIds.includes(item.id);
  if (offer.categoryIds.length > 0) return offer.categoryIds.includes(item.categoryId);
  return isCoupon;
}
