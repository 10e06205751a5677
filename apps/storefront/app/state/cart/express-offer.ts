import { cardMinimumCents } from '@comptoir/domain';
import { isStored, storedValue } from '@comptoir/web-app/base';
import { useState } from 'react';
import { create } from 'zustand';
import { likelyWallet } from '../../platform/device.ts';
import { usePageLocation } from '../../platform/navigation/navigation.ts';
import { isCardTaken } from '../checkout/taken-payments.ts';
import type { Wallet } from '../checkout/wallet-names.ts';
import { useIsPreview } from '../page/use-is-preview.ts';
import { usePath } from '../page/use-path.ts';
import { useCatalogue } from '../shop/shop-context.tsx';
import { useIsCartLocked } from './cart-lock.ts';
import { cartObstacle } from './cart-obstacle.ts';
import type { ShopCart } from './shop-cart.ts';

const key = 'express-useless';
const stored = storedValue('session', key, (value) => value === true || null);

const useExpressStore = create<{ isUseless: boolean }>(() => ({ isUseless: isStored('session', key) }));

/** The device turned out to have no wallet, so that this tab offers none from the cart again (PYX-36). */
export function forgetExpress(): void {
  useExpressStore.setState({ isUseless: true });
  stored.write(true);
}

/** True if nothing in the cart needs an answer that the express pickup does not ask for (PYX-27). */
export function isExpressPossible(cart: ShopCart): boolean {
  return (
    cart.isReady &&
    cart.mode === 'pickup' &&
    cart.alcohol.names.length === 0 &&
    cart.priced.totalCents >= cardMinimumCents &&
    cartObstacle(cart) === null
  );
}

/** The wallet by which this cart may be ordered at once, for pickup. Null if the button must not be shown (PYX-27). */
export function useExpressWallet(cart: ShopCart): Wallet | null {
  const [wallet] = useState(likelyWallet);
  const { isUseless } = useExpressStore();
  const settings = useCatalogue((catalogue) => catalogue.settings);
  const isLocked = useIsCartLocked();
  const isPreview = useIsPreview();
  const path = usePath();
  const isInCheckout = usePageLocation(({ pathname }) => pathname) === path('/checkout');
  const isOffered = isCardTaken(settings) && settings.payments.areWalletsActive;
  if (isUseless || isLocked || isPreview || isInCheckout || !isOffered) return null;
  return isExpressPossible(cart) ? wallet : null;
}
