import { useState } from 'react';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';

interface ChangedAmount {
  /** The amount that the diner saw, in integer cents. Null if it is still the cart's. */
  beforeCents: number | null;
  accept: () => void;
}

/** Notes when the same choices cost another amount than the diner saw, whatever changed it (PYX-30). */
export function useChangedAmount({ isReady, cartKey, priced: { totalCents } }: ShopCart): ChangedAmount {
  const [seen, setSeen] = useState<{ cartKey: string; totalCents: number } | null>(null);
  const accept = () => setSeen({ cartKey, totalCents });
  // Another choice, such as a time with an offer, is the diner's own.
  if (isReady && seen?.cartKey !== cartKey) accept();
  const isChanged = seen !== null && seen.cartKey === cartKey && seen.totalCents !== totalCents;
  return { beforeCents: isChanged ? seen.totalCents : null, accept };
}
