import { type AppliedOffer, type Offer, offerGender } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import type { Say } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { offerTargets } from './offer-targets.ts';

interface LabelQuestion {
  applied: Pick<AppliedOffer, 'offerId' | 'type'>;
  offer: Offer | undefined;
  cart: ShopCart;
  say: Say;
  format: Format;
}

/** The coupon's code, else a description of the offer (CRT-29). */
export function discountLabel({ applied, offer, cart, say, format }: LabelQuestion): string {
  const { check, offer: called } = cart.coupon;
  if (called?.id === applied.offerId && check.state === 'valid') return say('cart.discount.code', { code: check.code });
  if (applied.type === 'free_delivery') return say('cart.discount.delivery');
  if (!offer) return say('cart.discount.other');
  switch (applied.type) {
    case 'buy_one_get_one':
      return say(
        offerGender(offer, cart.items.values()) === 'm' ? 'cart.discount.bogoMasculine' : 'cart.discount.bogoFeminine',
      );
    case 'fixed_amount':
      return say('cart.discount.fixed', { amount: format.money(offer.amountCents) });
    case 'free_item':
      return say('cart.discount.gift', { name: offerTargets(offer, cart)[0] ?? '' });
    case 'percentage': {
      const [target, ...others] = offerTargets(offer, cart);
      const value = format.rate(offer.percentBp);
      return target && others.length === 0
        ? say('cart.discount.percentageOn', { value, target })
        : say('cart.discount.percentage', { value });
    }
  }
}
