import { type Offer, type OfferObstacle, offerGender } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { sayPeriods } from '@comptoir/words';
import type { Say } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { offerTargets } from './offer-targets.ts';

interface ObstacleQuestion {
  offer: Offer;
  /** `obstacle` is null if all conditions are met, but the discount is zero. */
  obstacle: OfferObstacle | null;
  cart: ShopCart;
  say: Say;
  format: Format;
}

/** Says why an offer does not apply, as the end of a sentence. */
export function sayObstacle({ offer, obstacle, cart, say, format }: ObstacleQuestion): string {
  switch (obstacle?.kind) {
    case 'inactive':
      return say('cart.obstacle.over');
    case 'mode':
      return say(`cart.obstacle.${obstacle.mode}`);
    case 'time':
      return say('cart.obstacle.time', { periods: sayPeriods(offer, say, format) });
    case 'items': {
      const names = offerTargets(offer, cart);
      return names.length > 0 ? say('cart.obstacle.items', { names: format.list(names) }) : say('cart.obstacle.menu');
    }
    case 'pair':
      return say('cart.obstacle.pair', { gender: offerGender(offer, cart.items.values()) });
    case 'minimum':
      return say('cart.obstacle.minimum', { missing: format.money(obstacle.missingCents) });
    case 'worthless':
    case undefined:
      return say(offer.type === 'free_item' ? 'cart.obstacle.noGift' : 'cart.obstacle.outdone');
  }
}
