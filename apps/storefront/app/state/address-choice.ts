import { type Distance, distanceToWire, type Settings } from '@comptoir/contract';
import { findZone, quoteDelivery } from '@comptoir/domain';
import type { LocationChoice } from './location-choice.ts';
import { pickupChoice } from './location-store.ts';
import { distanceOf, placeOf } from './order-place.ts';

/** An address that nobody knows, as it is kept: with its flag, and of no use for delivery (LOC-06, LOC-15). */
export function unknownAddress(query: string): LocationChoice {
  return { ...pickupChoice, type: 'delivery', query, invalid: true };
}

/**
 * The choice that an address makes once its distance is known: its zone where the restaurant has zones, else its flag, too
 * far or in no zone (LOC-09, LOC-14, appendix F8).
 */
export function addressChoice(query: string, distance: Distance, settings: Settings): LocationChoice {
  const answer: LocationChoice = {
    ...pickupChoice,
    type: 'delivery',
    query,
    _distance: distanceToWire(distance),
  };
  const place = placeOf(answer);
  // Whether an order is large enough is the cart's to say, not the place's.
  const subtotalCents = Number.MAX_SAFE_INTEGER;
  const known = distanceOf(answer);
  const quote = quoteDelivery({ mode: 'delivery', rules: settings.delivery, place, distance: known, subtotalCents });
  if (quote.state === 'refused' && quote.reason === 'too_far') return { ...answer, tooFar: true };
  if (quote.state !== 'ok') return { ...answer, invalid: true };
  const zone = place && findZone(settings.delivery.zones, place, subtotalCents);
  return { ...answer, zone: settings.delivery.calculation === 'zone' ? (zone?.name ?? null) : null };
}
