import type { PastOrder } from '@comptoir/contract';
import { findZone, readyFrom } from '@comptoir/domain';
import { accessAccount } from './account/use-account.ts';
import { readShopCart } from './cart/read-shop-cart.ts';
import { addressChoice } from './location/address-choice.ts';
import { addressText } from './location/address-text.ts';
import type { ChosenLocation } from './location/chosen-location.ts';
import { pickupChoice } from './location/location-store.ts';
import { usablePlaceOf } from './location/order-place.ts';
import type { Shop } from './shop/shop-context.tsx';

export interface LastPlace {
  choice: ChosenLocation;
  /** `place` is null if the order was a pickup. */
  place: PastOrder['customer']['place'];
}

/** Returns null if the order's type or address is not available now. */
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

/** Returns null if there is no last order, or its place is not available. Rejects if the account's request fails. */
export async function findLastPlace(shop: Shop, apiRoot: string): Promise<LastPlace | null> {
  const { orders } = await accessAccount(apiRoot).signed((caller, session) => caller.orders(session, 1, 1));
  const [last] = orders;
  const choice = last ? await choiceOf(last, shop) : null;
  return last && choice ? { choice, place: last.customer.place } : null;
}
