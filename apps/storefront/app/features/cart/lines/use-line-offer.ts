import { type MenuEntry, matchesItem, type PricedLine } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useLaterOffer } from '../../../state/use-later-offer.ts';
import { discountLabel } from '../offers/discount-label.ts';

/** `isApplied`: the offer reduces the price of the line. */
export interface LineOffer {
  text: string;
  isApplied: boolean;
}

/** A text such as "1 achetée = 1 offerte : −10,90 €", or the time of a later offer. */
export function useLineOffer(cart: ShopCart): (line: PricedLine, entry: MenuEntry) => LineOffer {
  const say = useMessage();
  const format = useFormat();
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const sayLater = useLaterOffer();
  const { offer: called } = cart.coupon;
  const applied = cart.priced.offers.flatMap((one) => {
    const offer = called?.id === one.offerId ? called : offers.find(({ id }) => id === one.offerId);
    return offer && one.amountCents > 0 && one.type !== 'free_delivery' ? [{ applied: one, offer }] : [];
  });
  return ({ discountCents }, entry) => {
    const own = applied.filter(({ offer, applied: { isCoupon } }) => matchesItem(offer, entry.item, isCoupon));
    const [first] = own;
    if (!first || discountCents === 0) return { text: sayLater(entry, cart.offerCart.orderTime), isApplied: false };
    const label = discountLabel({ ...first, cart, say, format });
    // A fixed amount is already in the label. The totals list several offers that share a discount.
    const isSaid = applied.length > 1 || first.applied.type === 'fixed_amount';
    const text = isSaid ? label : say('cart.lineDiscount', { label, amount: format.money(-discountCents) });
    return { text, isApplied: true };
  };
}
