import type { PastOrder } from '@comptoir/contract';
import { findZone, readyFrom } from '@comptoir/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { isStored } from '../platform/stored-value.ts';
import { useSessionStore } from './account/session-store.ts';
import { useAccount } from './account/use-account.ts';
import { useCartStore } from './cart/cart-store.ts';
import { readShopCart } from './cart/read-shop-cart.ts';
import { addressChoice } from './location/address-choice.ts';
import { addressText } from './location/address-text.ts';
import type { ChosenLocation } from './location/chosen-location.ts';
import { chooseLocation, isModeChosen, pickupChoice } from './location/location-store.ts';
import { placeKeyOf, usablePlaceOf } from './location/order-place.ts';
import { emptyAccess } from './order/order-wish-store.ts';
import type { RememberedPlace } from './order/remembered-diner.ts';
import { type Shop, useShop } from './shop/shop-context.tsx';

/** Nobody waits longer for what they can say themselves. */
const longestWaitMilliseconds = 2000;

/** The choice by which an order would be had as this one was; null: it can't be had so now, or not there. */
async function choiceOf({ mode, customer: { place } }: PastOrder, shop: Shop): Promise<ChosenLocation | null> {
  const { settings } = shop.catalogue.getState();
  const { delivery, scheduling } = settings;
  const { menus, now } = readShopCart(shop);
  if (readyFrom(menus, mode, now, scheduling.exceptions) === null) return null;
  if (mode === 'pickup') return { ...pickupChoice };
  if (!delivery.isActive || !place) return null;
  const query = addressText(place);
  const measured = await shop.caller.distance(query).catch(() => null);
  if (measured) {
    const choice = addressChoice(query, measured, settings);
    return usablePlaceOf(choice) && choice;
  }
  if (delivery.calculation !== 'zone') return null;
  const zone = findZone(delivery.zones, { ...place, zone: null, lat: null, lng: null }, Number.MAX_SAFE_INTEGER);
  return zone && { ...pickupChoice, mode: 'delivery', zone: zone.name };
}

/**
 * Where the device doesn't know how its diner eats, their last order says it: its mode and its place are chosen for the checkout that
 * opens (CHK-02). Gives its street and its way in, null where there is nothing of the kind, and `asked` until that is known.
 */
export function useLastPlace(): RememberedPlace | null | 'asked' {
  const shop = useShop();
  const { signed } = useAccount();
  const [place, setPlace] = useState<RememberedPlace | null | 'asked'>(() => {
    const isSignedIn = useSessionStore.getState().session !== null;
    const isBegun = isStored('session', 'checkout') || useCartStore.getState().attempt !== null;
    return isSignedIn && !isModeChosen() && !isBegun ? 'asked' : null;
  });
  const ask = useEffectEvent(async () => {
    const { orders } = await signed((caller, session) => caller.orders(session, 1, 1));
    const [last] = orders;
    const choice = last ? await choiceOf(last, shop) : null;
    return last && choice ? { choice, place: last.customer.place } : null;
  });
  const isAsked = place === 'asked';
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    function settle(found: Awaited<ReturnType<typeof ask>>): void {
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
