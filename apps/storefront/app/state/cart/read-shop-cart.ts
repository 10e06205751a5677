import { useLocationStore } from '../location/location-store.ts';
import { useOrderWishStore } from '../order/order-wish-store.ts';
import { useClockStore } from '../shop/clock-store.ts';
import type { Shop } from '../shop/shop-context.tsx';
import { restaurantTime } from '../shop/use-now.ts';
import { useCartStore } from './cart-store.ts';
import { useCouponStore } from './coupon-store.ts';
import { type ShopCart, shopCart } from './shop-cart.ts';

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
