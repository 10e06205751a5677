import { useEffect } from 'react';
import { useLocationStore } from '../location/location-store.ts';
import { useOrderWishStore } from '../order/order-wish-store.ts';
import { loadOrderWish } from '../order/tell-order-wish.ts';
import { useCatalogue, useSite } from '../shop/shop-context.tsx';
import { useNow } from '../shop/use-now.ts';
import { useCartStore } from './cart-store.ts';
import { useCouponCheck } from './coupon-store.ts';
import { type ShopCart, shopCart } from './shop-cart.ts';

/** The current cart; the component renders again when anything changes that it depends on. */
export function useShopCart(): ShopCart {
  const site = useSite();
  const now = useNow();
  const cart = useCartStore();
  const location = useLocationStore();
  const wish = useOrderWishStore();
  const check = useCouponCheck();
  const catalogue = useCatalogue((state) => state);
  useEffect(loadOrderWish, []);
  return shopCart({ site, catalogue, cart, location, wish, check, now });
}
