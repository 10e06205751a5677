import { useCartStore } from './cart-store.ts';
import { useClockStore } from './clock-store.ts';
import { useCouponStore } from './coupon-store.ts';
import { useLocationStore } from './location-store.ts';
import { useOrderWishStore } from './order-wish-store.ts';
import { type ShopCart, shopCart } from './shop-cart.ts';
import type { Shop } from './shop-context.tsx';
import { restaurantTime } from './use-now.ts';

/** The current cart as the stores have it at this very moment, whatever was rendered of them. */
export function readShopCart({ site, catalogue: store }: Shop): ShopCart {
  const catalogue = store.getState();
  return shopCart({
    ...{ site, catalogue },
    cart: useCartStore.getState(),
    location: useLocationStore.getState(),
    wish: useOrderWishStore.getState(),
    check: useCouponStore.getState().check,
    now: restaurantTime(useClockStore.getState(), catalogue.renderedAt, site.timeZone),
  });
}
