import type { MenuEntry } from '../../menu/index-items.ts';
import type { Menu, Mode } from '../../menu/menu.ts';
import { matchesItem } from '../../offer/matches-item.ts';
import { isOrderWide, type OfferType } from '../../offer/offer.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { CheckedOffer } from '../base/checked-catalogue.ts';
import type { Slip } from '../base/finding.ts';

export type LiveOffer = CheckedOffer & { type: OfferType };

export function liveOffers({ catalogue }: CheckInput): LiveOffer[] {
  return catalogue.offers.filter((offer): offer is LiveOffer => offer.isActive && offer.type !== null);
}

/** True if the offer is for a menu, category or dish that does not exist. */
export function hasLostTarget(
  { menuIds, categoryIds, itemIds }: CheckedOffer,
  { catalogue, items }: CheckInput,
): boolean {
  const { menus } = catalogue;
  return (
    itemIds.some((id) => !items.has(id)) ||
    menuIds.some((id) => !menus.some((menu) => menu.id === id)) ||
    categoryIds.some((id) => !menus.some(({ categories }) => categories.some((category) => category.id === id)))
  );
}

/** The dishes whose presence in a cart lets an offer apply. A gift is given to any cart. */
export function targetsOf(offer: LiveOffer, { entries }: CheckInput): MenuEntry[] {
  if (offer.type === 'free_item') return entries;
  const isForAny = !offer.autoApply || isOrderWide(offer);
  return entries.filter(({ item }) => matchesItem(offer, item, isForAny));
}

/** The modes of an offer in which some menu is served in the next 30 days. */
export function openModesOf(offer: LiveOffer, input: CheckInput): Mode[] {
  const wanted = offer.type === 'free_delivery' ? 'delivery' : offer.mode;
  return openModes(input).filter((mode) => wanted === 'both' || wanted === mode);
}

export function openModes({ catalogue, modes, hoursOf }: CheckInput): Mode[] {
  return modes.filter((mode) => catalogue.menus.some((menu) => hoursOf(menu, mode).length > 0));
}

export function menusOf(entries: MenuEntry[]): Menu[] {
  return [...new Set(entries.map(({ menu }) => menu))];
}

export function aboutOffer({ id, code }: CheckedOffer, field: string, rest: Omit<Slip, 'target'>): Slip {
  return { ...rest, target: { kind: 'offer', id, field }, values: { ...rest.values, offer: code ?? String(id) } };
}
