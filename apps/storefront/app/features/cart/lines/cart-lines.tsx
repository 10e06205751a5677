import { isAvailableAt, type Offer, parseDate } from '@comptoir/domain';
import { useIsCartLocked } from '../../../state/cart/cart-lock.ts';
import { useCartStore } from '../../../state/cart/cart-store.ts';
import { isLineOnSale, type ShopCart } from '../../../state/cart/shop-cart.ts';
import { useWishedSlot } from '../../../state/checkout/order-wish.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { CartItem } from './cart-item.tsx';
import { FreeLine, LeftGifts } from './free-line.tsx';
import { useLineOffer } from './use-line-offer.ts';

/** True if the order meets the conditions of a gift that the customer has declined. */
function isEarned(offer: Offer | undefined, { priced, mode }: ShopCart): boolean {
  if (!offer?.isActive || priced.lines.length === 0) return false;
  return priced.subtotalCents >= offer.minimumCents && (offer.mode === 'both' || offer.mode === mode);
}

export function CartLines({ cart }: { cart: ShopCart }) {
  const isLocked = useIsCartLocked();
  const sayOffer = useLineOffer(cart);
  const slot = useWishedSlot();
  const exceptions = useCatalogue((catalogue) => catalogue.settings.scheduling.exceptions);
  const offers = useCatalogue((catalogue) => catalogue.offers);
  const choices = useCartStore((stored) => stored.freeItemChoices);
  const day = slot && cart.slotAt ? parseDate(slot.date) : null;
  const offerOf = (id: number) =>
    cart.coupon.offer?.id === id ? cart.coupon.offer : offers.find((offer) => offer.id === id);
  const left = choices.filter(({ offerId, itemId }) => itemId === null && isEarned(offerOf(offerId), cart));
  return (
    <ul>
      {cart.priced.lines.map((priced) => {
        const line = cart.lines[priced.index];
        const entry = cart.items.get(priced.itemId);
        if (!line || !entry) return null;
        const isServed = !day || !slot || isAvailableAt(entry.menu, cart.mode, day, slot.time, exceptions);
        const problem = !isLineOnSale(line, cart) ? 'soldOut' : isServed ? null : 'notServed';
        const offer = sayOffer(priced, entry);
        return (
          <CartItem
            key={line.id}
            line={line}
            entry={entry}
            priced={priced}
            offer={offer}
            problem={problem}
            isLocked={isLocked}
          />
        );
      })}
      {cart.priced.freeItems.map((free) => (
        <FreeLine key={free.offerId} free={free} offer={offerOf(free.offerId)} cart={cart} isLocked={isLocked} />
      ))}
      <LeftGifts offerIds={left.map(({ offerId }) => offerId)} isLocked={isLocked} />
    </ul>
  );
}
