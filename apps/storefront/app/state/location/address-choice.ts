import type { Distance, Settings } from '@comptoir/contract';
import { findZone, quoteDelivery } from '@comptoir/domain';
import type { ChosenLocation } from './chosen-location.ts';
import { pickupChoice } from './location-store.ts';
import { distanceOf, usablePlaceOf } from './order-place.ts';

/** An address that nobody knows, as it is kept: with its flag, and of no use for delivery (LOC-06, LOC-15). */
export function unknownAddress(query: string): ChosenLocation {
  return { ...pickupChoice, mode: 'delivery', query, isInvalid: true };
}

/**
 * The choice that an address makes once its distance is known: its zone where the restaurant has zones, else its flag, too
 * far or in no zone (LOC-09, LOC-14, appendix F8).
 */
export function addressChoice(query: string, measured: Distance, { delivery }: Settings): ChosenLocation {
  const choice: ChosenLocation = { ...pickupChoice, mode: 'delivery', query, measured };
  const place = usablePlaceOf(choice);
  // Whether an order is large enough is the cart's to say, not the place's.
  const subtotalCents = Number.MAX_SAFE_INTEGER;
  const distance = distanceOf(choice);
  const quote = quoteDelivery({ mode: 'delivery', rules: delivery, place, distance, subtotalCents });
  if (quote.state === 'refused' && quote.reason === 'too_far') return { ...choice, isTooFar: true };
  if (quote.state !== 'ok') return { ...choice, isInvalid: true };
  const zone = place && findZone(delivery.zones, place, subtotalCents);
  return { ...choice, zone: delivery.calculation === 'zone' ? (zone?.name ?? null) : null };
}
