import type { AppliedOffer, Offer } from '@comptoir/domain';
import type { Say } from '../../messages/use-message.ts';
import type { CurrentCart } from '../../state/use-priced-cart.ts';

/** The one dish or category that an offer is about, by name; null: several, or the whole order. */
function targetOf(offer: Offer, { items }: CurrentCart): string | null {
  const [itemId] = offer.itemIds;
  if (itemId !== undefined) return offer.itemIds.length === 1 ? (items.get(itemId)?.item.name ?? null) : null;
  const [categoryId] = offer.categoryIds;
  if (categoryId === undefined || offer.categoryIds.length > 1) return null;
  return [...items.values()].find(({ category }) => category.id === categoryId)?.category.name ?? null;
}

interface LabelQuestion {
  applied: AppliedOffer;
  offer: Offer | undefined;
  cart: CurrentCart;
  say: Say;
  format: (cents: number) => string;
}

/** Why something is taken off: the coupon's code, else what the offer is (CRT-29). */
export function discountLabel({ applied, offer, cart, say, format }: LabelQuestion): string {
  const { check, offer: called } = cart.coupon;
  if (called?.id === applied.offerId && check.state === 'valid') return say('cart.discount.code', { code: check.code });
  if (applied.type === 'buy_one_get_one') return say('cart.discount.bogo');
  if (!offer) return say('cart.discount.other');
  if (applied.type === 'fixed_amount') return say('cart.discount.fixed', { amount: format(offer.amountCents) });
  const target = targetOf(offer, cart);
  const value = (offer.percentBp / 100).toLocaleString('fr-FR');
  return target ? say('cart.discount.percentageOn', { value, target }) : say('cart.discount.percentage', { value });
}
