import { type Item, indexItems, type Menu, type Offer, offerCategories, offerGender } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import type { SayOffer } from './offer-words.ts';
import { sayPeriods } from './say-periods.ts';

export interface OfferText {
  title: string;
  on: string;
  when: string;
  how: string;
  image: string | null;
}

/** The names of the offer's dishes, else of its categories. Empty if the offer applies to the whole order. */
function nameTargets(offer: Offer, menus: Menu[]): { names: string[]; items: Item[] } {
  const entries = indexItems(menus);
  const items = offer.itemIds.flatMap((id) => entries.get(id)?.item ?? []);
  if (items.length > 0) return { names: items.map((item) => item.name), items };
  const categories = offerCategories(offer, entries.values());
  return {
    names: categories.map((category) => category.name),
    items: categories.flatMap((category) => category.items),
  };
}

function sayTitle(offer: Offer, names: string[], menus: Menu[], say: SayOffer, format: Format): string {
  switch (offer.type) {
    case 'buy_one_get_one':
      return say('offer.ticket.bogo', { gender: offerGender(offer, indexItems(menus).values()) });
    case 'percentage':
      return say('offer.ticket.percentage', { value: format.rate(offer.percentBp) });
    case 'fixed_amount':
      return say('offer.ticket.fixed_amount', { amount: format.shortMoney(offer.amountCents) });
    case 'free_item':
      return names[0] ? say('offer.ticket.free_item', { name: names[0] }) : say('offer.ticket.free_item_any');
    case 'free_delivery':
      return say('offer.ticket.free_delivery');
    case null:
      return say('offer.ticket.other');
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the shop says of an offer. */
export function describeOffer(offer: Offer, menus: Menu[], say: SayOffer, format: Format): OfferText {
  const { names, items } = nameTargets(offer, menus);
  const isGift = offer.type === 'free_item' || offer.type === 'free_delivery';
  const from =
    offer.minimumCents > 0 ? say('offer.ticket.from', { amount: format.shortMoney(offer.minimumCents) }) : '';
  const target = isGift
    ? ''
    : names.length > 0
      ? say('offer.ticket.on', { names: format.list(names) })
      : say('offer.ticket.onAll');
  return {
    title: sayTitle(offer, names, menus, say, format),
    on: [target, from].filter(Boolean).join(' '),
    when: [capitalize(sayPeriods(offer, say, format)), offer.mode === 'both' ? '' : say(`offer.ticket.${offer.mode}`)]
      .filter(Boolean)
      .join(' · '),
    how: say(offer.autoApply ? 'offer.ticket.automatic' : 'offer.ticket.withCode'),
    image: items.find((item) => item.image)?.image ?? null,
  };
}
