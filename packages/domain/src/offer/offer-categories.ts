import type { MenuEntry } from '../menu/index-items.ts';
import type { Category } from '../menu/menu.ts';
import type { Offer } from './offer.ts';

export function offerCategories(offer: Offer, entries: Iterable<MenuEntry>): Category[] {
  const isMeant = ({ item, category }: MenuEntry) =>
    offer.itemIds.length > 0 ? offer.itemIds.includes(item.id) : offer.categoryIds.includes(category.id);
  return [...new Map([...entries].filter(isMeant).map(({ category }) => [category.id, category])).values()];
}

export function offerGender(offer: Offer, entries: Iterable<MenuEntry>): Category['gender'] {
  const categories = offerCategories(offer, entries);
  return categories.length > 0 && categories.every(({ gender }) => gender === 'm') ? 'm' : 'f';
}
