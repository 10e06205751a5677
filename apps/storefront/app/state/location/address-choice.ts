import type { Distance, Settings } from '@comptoir/contract';
import { findZone, quoteDelivery } from '@comptoir/domain';
import type { ChosenLocation } from './chosen-location.ts';
import { pickupChoice } from './location-store.ts';
import { distanceOf, usablePlaceOf } from './order-place.ts';

/** The address was not found. The choice is stored with a flag and allows no delivery (LOC-06, LOC-15). */
export function unknownAddress(query: string): ChosenLocation {
  return { ...pickupChoice, mode: 'delivery', query, isInvalid: true };
}

/** The choice with its delivery zone, or with a flag if it is too far or outside of all zones (LOC-09, LOC-14). */
export function addressChoice(query: string, measured: Distance, { delivery }: Settings): ChosenLocation {
  const choice: ChosenLocation = { ...pickupChoice, mode: 'delivery', query, measured };
  const place = usablePlaceOf(choice);
  // The minimum order is ignored, because the cart checks it.
  const subtotalCents = Number.MAX_SAFE_INTEGER;
  const distance = distanceOf(choice);
  const quote = quoteDelivery({ mode: 'delivery', rules: delivery, place, distance, subtotalCents });
  if (quote.state === 'refused' && quote.reason === 'too_far') return { ...choice, isTooFar: true };
  if (quote.state !== 'ok') return { ...choice, isInvalid: true };
  const zone = place && findZone(delivery.zones, place, subtotalCents);
  return { ...choice, zone: delivery.calculation === 'zone' ? (zone?.name ?? null) : null };
}
