import { isStored } from '@comptoir/web-app/base';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSessionStore } from './account/session-store.ts';
import { useCartStore } from './cart/cart-store.ts';
import { emptyAccess } from './checkout/order-forms.ts';
import type { RememberedPlace } from './checkout/remembered-diner.ts';
import type { LastPlace } from './find-last-place.ts';
import { chooseLocation, isModeChosen } from './location/location-store.ts';
import { placeKeyOf } from './location/order-place.ts';
import { useShop, useSite } from './shop/shop-context.tsx';

/** After this time the user chooses without a suggestion. */
const longestWaitMilliseconds = 2000;

/** A new checkout starts with the last order's place (CHK-02). `asked` means that the request is pending. */
export function useLastPlace(): RememberedPlace | null | 'asked' {
  const shop = useShop();
  const { apiRoot } = useSite();
  const [place, setPlace] = useState<RememberedPlace | null | 'asked'>(() => {
    const isSignedIn = useSessionStore.getState().session !== null;
    const isBegun = isStored('session', 'checkout') || useCartStore.getState().attempt !== null;
    return isSignedIn && !isModeChosen() && !isBegun ? 'asked' : null;
  });
  const ask = useEffectEvent(async () => (await import('./find-last-place.ts')).findLastPlace(shop, apiRoot));
  const isAsked = place === 'asked';
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    function settle(found: LastPlace | null): void {
      if (!isWanted) return;
      isWanted = false;
      if (!found || isModeChosen()) {
        setPlace(null);
        return;
      }
      const { choice, place } = found;
      chooseLocation(choice);
      const access = { ...emptyAccess, complement: place?.address2 ?? '' };
      setPlace(place && { placeKey: placeKeyOf(choice), address: place.address, access });
    }
    const timer = setTimeout(settle, longestWaitMilliseconds, null);
    ask().then(settle, () => settle(null));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isAsked]);
  return place;
}
