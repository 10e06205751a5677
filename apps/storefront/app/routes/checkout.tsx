import { Suspense, useState } from 'react';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { SummarySkeleton } from '../features/cart/summary-skeleton.tsx';
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { CheckoutHeader } from '../features/checkout/checkout-header.tsx';
import type { CheckoutTab } from '../features/checkout/machine/model/tabs.ts';
import { cartMessages } from '../messages/french/cart.ts';
import { checkoutMessages } from '../messages/french/checkout.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { isStored } from '../platform/stored-value.ts';
import { Logo } from '../shell/logo.tsx';
import { useCartStore } from '../state/cart/cart-store.ts';
import styles from './checkout.module.css';
import { CheckoutSteps } from './parts/parts.ts';

function Empty() {
  return (
    <>
      <CheckoutHeader logo={<Logo />} isLocked={false} />
      <EmptyCart heading="h1" hasLink />
    </>
  );
}

/** An empty cart needs none of the steps' code: they come once there is, or was, something to order. */
function ChosenCheckout() {
  const { isReady, lines, attempt } = useCartStore();
  const [isBegun, setBegun] = useState(false);
  const [wish, setWish] = useState<CheckoutTab | null>(null);
  const isNeeded = isReady && (lines.length > 0 || attempt !== null || isStored('session', 'checkout'));
  // Once they are there they stay: they say themselves what an emptied cart means.
  if (isNeeded && !isBegun) setBegun(true);
  const frame = <CheckoutFrame logo={<Logo />} summary={<SummarySkeleton />} onJump={setWish} />;
  if (isBegun)
    return (
      <Suspense fallback={frame}>
        <CheckoutSteps wish={wish} />
      </Suspense>
    );
  if (isReady) return <Empty />;
  // Before the cart is known the page holds both, and a mark of the document chooses (`cart-mark.ts`).
  return (
    <>
      <div className={styles.ifEmpty}>
        <Empty />
      </div>
      <div className={styles.ifFilled}>{frame}</div>
    </>
  );
}

export default function Checkout() {
  return (
    <AddedMessages add={{ cart: cartMessages, checkout: checkoutMessages }}>
      <ChosenCheckout />
    </AddedMessages>
  );
}
