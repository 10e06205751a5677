import type { Mode } from '@comptoir/domain';
import { Segmented } from '@comptoir/ui';
import { type ReactNode, Suspense } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import { useAwayVisit, useIsCartLocked } from '../../state/cart/cart-lock.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { chooseMode } from '../../state/location/location-store.ts';
import { openSheet } from '../../state/page/sheet-store.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { freshMilliseconds, useFreshCatalogue } from '../../state/shop/use-fresh-catalogue.ts';
import { CartPromise } from './cart-promise.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import { AlcoholNote } from './notices/alcohol-note.tsx';
import { SoldOutNote } from './notices/sold-out-note.tsx';
import { CouponField } from './offers/coupon-field.tsx';
import { NextOfferNote } from './offers/next-offer-note.tsx';
import { SideDishes } from './side-dishes/side-dishes.tsx';
import { CartTotals } from './totals/cart-totals.tsx';
import { useToCheckout } from './use-to-checkout.ts';

const LargeOrderNote = lazyPart(async () => (await import('./notices/large-order-note.tsx')).LargeOrderNote, {
  reloads: false,
});

const AwayNote = lazyPart(async () => (await import('./notices/away-note.tsx')).AwayNote, { reloads: false });

/** If no address is known, choosing delivery opens the location picker. */
function ModeSwitch({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const isLocked = useIsCartLocked();
  const isDeliveryActive = useCatalogue((catalogue) => catalogue.settings.delivery.isActive);
  if (!isDeliveryActive || isLocked) return null;
  return (
    <Segmented<Mode>
      label={say('shell.mode')}
      value={cart.mode}
      segments={[
        { value: 'pickup', label: say('shell.pickup'), icon: 'store' },
        { value: 'delivery', label: say('shell.delivery'), icon: 'bike' },
      ]}
      onChange={(mode) => {
        chooseMode(mode);
        if (mode === 'delivery' && !cart.place) openSheet({ name: 'location' });
      }}
    />
  );
}

export function CartContents({ cart, notice }: { cart: ShopCart; notice: ReactNode }) {
  useFreshCatalogue(freshMilliseconds.cart);
  const toCheckout = useToCheckout();
  const isAway = useAwayVisit() !== null;
  const hasPosts = useCatalogue((catalogue) => catalogue.settings.dishPosts.length > 0);
  return (
    <>
      {isAway && (
        <Suspense>
          <AwayNote onResume={toCheckout} />
        </Suspense>
      )}
      <ModeSwitch cart={cart} />
      <CartPromise cart={cart} />
      <SoldOutNote cart={cart} onOrder={toCheckout} />
      <AlcoholNote cart={cart} />
      {hasPosts && (
        <Suspense>
          <LargeOrderNote cart={cart} />
        </Suspense>
      )}
      {notice}
      <NextOfferNote cart={cart} />
      <CartLines cart={cart} />
      <DeliveryNote cart={cart} />
      <SideDishes cart={cart} />
      <CartTotals cart={cart} />
      <CouponField cart={cart} />
    </>
  );
}
