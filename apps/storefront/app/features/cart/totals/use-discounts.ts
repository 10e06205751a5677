import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { discountLabel } from '../offers/discount-label.ts';

export interface DiscountRow {
  offerId: number;
  label: string;
  cents: number;
}

/** A difference between the server's discount and the computed one is a row of its own. */
export function useDiscounts(cart: ShopCart): DiscountRow[] {
  const say = useMessage();
  const format = useFormat();
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const listed = cart.priced.offers
    .filter(({ type, amountCents }) => amountCents > 0 && type !== 'free_delivery')
    .map((applied) => {
      const called = cart.coupon.offer;
      const offer = called?.id === applied.offerId ? called : offers.find(({ id }) => id === applied.offerId);
      const label = discountLabel({ applied, offer, cart, say, format });
      return { offerId: applied.offerId, label, cents: applied.amountCents };
    });
  const listedCents = listed.reduce((sum, { cents }) => sum + cents, 0);
  if (listedCents === cart.priced.discountCents) return listed;
  return [{ offerId: 0, label: say('cart.discount.other'), cents: cart.priced.discountCents }];
}
