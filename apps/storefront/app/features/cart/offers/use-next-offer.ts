import { type NextOffer, nextOffer } from '@comptoir/domain';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';

/** The automatic offer whose conditions are closest to being met. Null if there is none. */
export function useNextOffer(cart: ShopCart): NextOffer | null {
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const { priced, delivery, items, isServed, offerCart } = cart;
  const fixed = priced.offers.find(({ type }) => type === 'fixed_amount');
  if (priced.lines.length === 0) return null;
  return nextOffer({
    offers,
    cart: offerCart,
    // If the address is not known, the fee counts as 1 cent, so that offers of free delivery are suggested.
    deliveryFeeCents: delivery.state === 'ok' ? delivery.feeCents : delivery.state === 'unknown' ? 1 : 0,
    fixedCents: fixed?.amountCents ?? 0,
    items,
    isServed,
  });
}
