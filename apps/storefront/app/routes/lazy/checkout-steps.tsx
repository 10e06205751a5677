import { Suspense } from 'react';
import { CartSummary } from '../../features/cart/cart-summary.tsx';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { SoldOutNote } from '../../features/cart/notices/sold-out-note.tsx';
import { useCartNotice } from '../../features/cart/notices/use-cart-notice.tsx';
import { OrderRecapBox } from '../../features/cart/recap/order-recap.tsx';
import { SummarySkeleton } from '../../features/cart/summary-skeleton.tsx';
import { useAnnouncedTotal } from '../../features/cart/use-announced-total.ts';
import { CheckoutFlow } from '../../features/checkout/checkout-flow.tsx';
import { CheckoutSkeleton } from '../../features/checkout/checkout-frame.tsx';
import { useUser } from '../../state/account/session-store.ts';
import { useShopCart } from '../../state/cart/use-shop-cart.ts';
import type { RememberedPlace } from '../../state/checkout/remembered-diner.ts';
import { freshMilliseconds, useFreshCatalogue } from '../../state/shop/use-fresh-catalogue.ts';
import { useLastPlace } from '../../state/use-last-place.ts';
import { SavedAddresses } from './saved-addresses.ts';

function Steps({ lastPlace }: { lastPlace: RememberedPlace | null }) {
  const cart = useShopCart();
  const isSignedIn = useUser() !== null;
  const notice = useCartNotice(cart);
  useAnnouncedTotal(cart);
  useFreshCatalogue(freshMilliseconds.cart);
  return (
    <CheckoutFlow
      cart={cart}
      lastPlace={lastPlace}
      summary={<CartSummary cart={cart} notice={notice} />}
      recap={(tipCents) => <OrderRecapBox cart={cart} notice={notice} tipCents={tipCents} />}
      soldOut={(onRemoved) => <SoldOutNote cart={cart} onRemoved={onRemoved} />}
      savedAddresses={(onChoose) =>
        isSignedIn && (
          <Suspense>
            <SavedAddresses onChoose={onChoose} />
          </Suspense>
        )
      }
      empty={
        <>
          {notice}
          <EmptyCart heading="h1" hasLink />
        </>
      }
    />
  );
}

export function CheckoutSteps() {
  const lastPlace = useLastPlace();
  if (lastPlace === 'asked') return <CheckoutSkeleton summary={<SummarySkeleton />} />;
  return <Steps lastPlace={lastPlace} />;
}
