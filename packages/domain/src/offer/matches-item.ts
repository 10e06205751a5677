import type { Offer } from './offer.ts';

export interface OfferTarget {
  id: number;
  menuId: number;
  categoryId: number;
}

/** Checks an offer's menus, then its items, else its categories; without both only coupons apply (MNU-18 to MNU-21, OFR-26 to OFR-28). */
export function matchesItem(offer: Offer, item: OfferTarget, isCoupon: boolean): boolean {
  if (offer.menuIds.length > 0 && !offer.menuIds.includes(item.menuId)) return false;
  if (offer.itemIds.length > 0) return offer.itemIds.includes(item.id);
  if (offer.categoryIds.length > 0) return offer.categoryIds.includes(item.categoryId);
  return isCoupon;
}
