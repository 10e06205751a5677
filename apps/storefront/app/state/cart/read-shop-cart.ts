import type { CartEntry } from '@comptoir/domain';
import { useClockStore } from '@comptoir/web-app/clock';
import { useCheckoutStore } from '../checkout/checkout-store.ts';
import { orderWishOf } from '../checkout/order-wish.ts';
import { useLocationStore } from '../location/location-store.ts';
import type { Shop } from '../shop/shop-context.tsx';
import { restaurantTime } from '../shop/use-now.ts';
import { useCartStore } from './cart-store.ts';
import { useCouponStore } from './coupon-store.ts';
import { type ShopCart, shopCart } from './shop-cart.ts';

/** Prices the cart with the current state of the stores. `isKept` selects the lines. */
export function readShopCart(
  { site, catalogue: store }: Shop,
  isKept: (line: CartEntry) => boolean = () => true,
): ShopCart {
  const catalogue = store.getState();
  const cart = useCartStore.getState();
  return shopCart({
    site,
    catalogue,
    cart: { ...cart, lines: cart.lines.filter(isKept) },
    location: useLocationStore.getState(),
    wish: orderWishOf(useCheckoutStore.getState()),
    check: useCouponStore.getState().check,
    now: restaurantTime(useClockStore.getState(), catalogue.renderedAt, site.timeZone),
  });
}
