import { isOnSale, type MenuEntry } from '../menu/index-items.ts';
import type { Item } from '../menu/menu.ts';
import { matchesItem } from './matches-item.ts';
import type { Offer } from './offer.ts';

export interface FreeItem {
  offerId: number;
  itemId: number;
  quantity: number;
}

export interface FreeItemChoice {
  offerId: number;
  itemId: number | null;
}

const maxUnits = 99;

/** The items that an offer can give: on sale, served and in stock at that time, and no alcohol (DEC-09, STK-04, LAW-27). */
export function freeItemCandidates(
  offer: Offer,
  items: ReadonlyMap<number, MenuEntry>,
  isServed: (item: Item) => boolean = () => true,
): Item[] {
  const entries = offer.itemIds.length > 0 ? offer.itemIds.flatMap((id) => items.get(id) ?? []) : [...items.values()];
  return entries
    .filter(
      ({ menu, item }) => !item.alcohol && matchesItem(offer, item, false) && isOnSale(menu, item) && isServed(item),
    )
    .map(({ item }) => item);
}

function freeItemUnits(offer: Offer, subtotalCents: number): number {
  if (!offer.allowRepeat || offer.minimumCents <= 0) return 1;
  return Math.min(maxUnits, Math.floor(subtotalCents / offer.minimumCents));
}

export function grantFreeItem(
  offer: Offer,
  candidates: Item[],
  subtotalCents: number,
  choices: FreeItemChoice[],
): FreeItem | null {
  const choice = choices.find(({ offerId }) => offerId === offer.id);
  if (choice?.itemId === null) return null;
  const item = candidates.find(({ id }) => id === choice?.itemId) ?? candidates[0];
  return item ? { offerId: offer.id, itemId: item.id, quantity: freeItemUnits(offer, subtotalCents) } : null;
}
