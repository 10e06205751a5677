import { useEffect } from 'react';
import { useCheckoutStore } from '../checkout/checkout-store.ts';
import { orderWishOf } from '../checkout/order-wish.ts';
import { loadCheckout } from '../checkout/update-checkout.ts';
import { useLocationStore } from '../location/location-store.ts';
import { useCatalogue, useSite } from '../shop/shop-context.tsx';
import { useNow } from '../shop/use-now.ts';
import { useCartStore } from './cart-store.ts';
import { useCouponCheck } from './coupon-store.ts';
import { type ShopCart, shopCart } from './shop-cart.ts';

export function useShopCart(): ShopCart {
  const site = useSite();
  const now = useNow();
  const cart = useCartStore();
  const location = useLocationStore();
  const wish = orderWishOf(useCheckoutStore());
  const check = useCouponCheck();
  const catalogue = useCatalogue((state) => state);
  useEffect(loadCheckout, []);
  return shopCart({ site, catalogue, cart, location, wish, check, now });
}
