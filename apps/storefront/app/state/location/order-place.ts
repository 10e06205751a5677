import { type KnownDistance, type Place, toKilometres } from '@comptoir/domain';
import { writeAccess } from '../../messages/write-access.ts';
import type { OrderWish } from '../checkout/order-wish.ts';
import type { ChosenLocation } from './chosen-location.ts';

export function placeOf({ measured, zone }: ChosenLocation): Place | null {
  if (!measured && !zone) return null;
  const nowhere = { address: '', address2: '', city: '', postalCode: '', country: '', lat: null, lng: null };
  if (!measured) return { ...nowhere, zone };
  const { address, address2, city, postalCode, country, lat, lng } = measured;
  // Of overlapping zones, the cheapest depends on the subtotal. So an address gets its zone at each quote.
  return { address, address2, city, postalCode, country, lat, lng, zone: null };
}

/** Returns null if the chosen address was not measured. */
export function distanceOf({ measured, isInvalid }: ChosenLocation): KnownDistance | 'not_found' | null {
  if (!measured) return isInvalid ? 'not_found' : null;
  return { km: toKilometres(measured.distance, measured.unit), costCents: measured.deliveryCostCents };
}

/** Returns null if there is no place, or it is too far or invalid (LOC-15). */
export function usablePlaceOf(location: ChosenLocation): Place | null {
  return location.isTooFar || location.isInvalid ? null : placeOf(location);
}

/** The chosen place as one text, to detect that the diner has chosen another place since the address form was filled. */
export function placeKeyOf(location: ChosenLocation): string {
  const place = usablePlaceOf(location);
  return place ? JSON.stringify([place.zone, place.address, place.postalCode, place.city]) : '';
}

/** A filled address form has priority and must lie in the chosen zone (LOC-24). */
export function orderPlace(
  location: ChosenLocation,
  { address: typed, access, placeKey }: Pick<OrderWish, 'address' | 'access' | 'placeKey'>,
): Place | null {
  const chosen = placeOf(location);
  const isFormFilled = typed.postalCode.trim() !== '' || typed.city.trim() !== '';
  if (!isFormFilled || placeKey !== placeKeyOf(location)) return chosen;
  const isSameAddress = chosen !== null && chosen.address !== '' && chosen.address === typed.address.trim();
  return {
    address: typed.address.trim(),
    address2: writeAccess(access),
    city: typed.city.trim(),
    postalCode: typed.postalCode.trim(),
    country: typed.country.trim(),
    zone: chosen?.zone ?? null,
    lat: isSameAddress ? chosen.lat : null,
    lng: isSameAddress ? chosen.lng : null,
  };
}
