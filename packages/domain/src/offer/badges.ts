import type { Category } from '../menu/menu.ts';
import { isOfferActiveAt } from './is-offer-active-at.ts';
import { matchesItem, type OfferTarget } from './matches-item.ts';
import type { Offer } from './offer.ts';

type BadgeKind = 'bogo' | 'percentage' | 'fixed_amount' | 'free_item' | 'offer';

export interface Badge {
  kind: BadgeKind;
  /** The specification's English code, such as "20% OFF" on an item or "% OFF" on a category. */
  code: string;
  value: number | null;
  offers: Offer[];
}

export function itemBadge(offers: Offer[], item: OfferTarget, currencySymbol = '€'): Badge | null {
  const badge = strongest(offers.filter((offer) => appliesTo(offer, item)));
  return badge && { ...badge, code: itemCode(badge, currencySymbol) };
}

export function categoryBadge(offers: Offer[], category: Category): Badge | null {
  const badge = strongest(categoryOffers(offers, category));
  return badge && { ...badge, code: categoryCodes[badge.kind] };
}

export function categoryOffers(offers: Offer[], category: Category): Offer[] {
  return offers.filter(
    (offer) =>
      offer.isActive &&
      (offer.categoryIds.includes(category.id) || category.items.some((item) => appliesTo(offer, item))),
  );
}

/** Returns the first offer of a badge if none of its offers applies at the order's time; else null. */
export function laterOffer({ offers }: Badge, orderTime: () => Temporal.ZonedDateTime | null): Offer | null {
  if (!offers.every(({ activeTimes }) => activeTimes.length > 0)) return null;
  const at = orderTime();
  const holds = at !== null && offers.some((offer) => isOfferActiveAt(offer, at));
  return holds ? null : (offers[0] ?? null);
}

export function countOffers(offers: Offer[], category: Category): number {
  return category.items.filter((item) => offers.some((offer) => appliesTo(offer, item))).length;
}

const appliesTo = (offer: Offer, item: OfferTarget) => offer.isActive && matchesItem(offer, item, false);

function strongest(offers: Offer[]): Omit<Badge, 'code'> | null {
  const of = (type: Offer['type']) => offers.filter((offer) => offer.type === type);
  const pairs = of('buy_one_get_one');
  if (pairs.length > 0) return { kind: 'bogo', value: null, offers: pairs };
  const percentages = of('percentage');
  const percentBp = Math.max(...percentages.map((offer) => offer.percentBp));
  const isLargest = (offer: Offer) => offer.percentBp === percentBp;
  if (percentages.length > 0)
    return { kind: 'percentage', value: percentBp / 100, offers: percentages.filter(isLargest) };
  const amounts = of('fixed_amount');
  const cents = Math.max(...amounts.map((offer) => offer.amountCents));
  if (amounts.length > 0)
    return { kind: 'fixed_amount', value: cents / 100, offers: amounts.filter((offer) => offer.amountCents === cents) };
  const gifts = of('free_item');
  if (gifts.length > 0) return { kind: 'free_item', value: null, offers: gifts };
  return offers.length > 0 ? { kind: 'offer', value: null, offers } : null;
}

function itemCode({ kind, value }: Omit<Badge, 'code'>, currencySymbol: string): string {
  switch (kind) {
    case 'bogo':
      return 'BOGO';
    case 'percentage':
      return `${value}% OFF`;
    case 'fixed_amount':
      return `${value}${currencySymbol} OFF`;
    case 'free_item':
      return 'FREE ITEM';
    case 'offer':
      return 'OFFER';
  }
}

const categoryCodes: Record<BadgeKind, string> = {
  bogo: 'BOGO',
  percentage: '% OFF',
  fixed_amount: '$ OFF',
  free_item: 'FREE',
  offer: 'OFFERS',
};
