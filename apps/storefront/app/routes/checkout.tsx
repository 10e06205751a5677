import { classNames } from '@comptoir/ui';
import { isStored } from '@comptoir/web-app/base';
import { Suspense, useState } from 'react';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { SummarySkeleton } from '../features/cart/summary-skeleton.tsx';
import { CheckoutFrame, CheckoutSkeleton } from '../features/checkout/checkout-frame.tsx';
import { CheckoutHeader } from '../features/checkout/checkout-header.tsx';
import { CheckoutMessages } from '../messages/checkout-messages.tsx';
import { Logo } from '../shell/components/logo.tsx';
import { Main } from '../shell/main.tsx';
import { useCartStore } from '../state/cart/cart-store.ts';
import styles from './checkout.module.css';
import { CheckoutSteps } from './lazy/lazy-parts.ts';
import { MissingSettings } from './lazy/missing-settings.tsx';

/** The code of the checkout's steps is loaded only if the cart has, or had, items. */
function ChosenCheckout() {
  const { isReady, lines, attempt } = useCartStore();
  const [isBegun, setBegun] = useState(false);
  const isNeeded = isReady && (lines.length > 0 || attempt !== null || isStored('session', 'checkout'));
  // The steps stay mounted when the cart becomes empty, because they handle that case.
  if (isNeeded && !isBegun) setBegun(true);
  const skeleton = <CheckoutSkeleton summary={<SummarySkeleton />} />;
  // Until the stored cart is read, the page contains both versions and CSS shows one of them (`mark-document.ts`).
  return (
    <>
      {!isBegun && (
        <div className={isReady ? undefined : styles.ifEmpty}>
          <EmptyCart heading="h1" hasLink />
        </div>
      )}
      {(isBegun || !isReady) && (
        <div className={isBegun ? undefined : styles.ifFilled}>
          <CheckoutFrame>
            {isBegun ? (
              <Suspense fallback={skeleton}>
                <CheckoutSteps />
              </Suspense>
            ) : (
              skeleton
            )}
          </CheckoutFrame>
        </div>
      )}
    </>
  );
}

export default function Checkout() {
  return (
    <CheckoutMessages>
      <CheckoutHeader logo={<Logo />} />
      <Main>
        <MissingSettings className={classNames(styles.note, 'page-width')} />
        <ChosenCheckout />
      </Main>
    </CheckoutMessages>
  );
}
