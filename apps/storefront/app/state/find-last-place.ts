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

/** Where the last order of a signed-in diner went, and the choice by which the next one would go there. */
export interface LastPlace {
  choice: ChosenLocation;
  /** Null: it was picked up. */
  place: PastOrder['customer']['place'];
}

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

/** Asks the account for its last order; null: there is none, or nothing can be had as it was. Rejects as the account's calls do. */
export async function findLastPlace(shop: Shop, apiRoot: string): Promise<LastPlace | null> {
  const { orders } = await accessAccount(apiRoot).signed((caller, session) => caller.orders(session, 1, 1));
  const [last] = orders;
  const choice = last ? await choiceOf(last, shop) : null;
  return last && choice ? { choice, place: last.customer.place } : null;
}
