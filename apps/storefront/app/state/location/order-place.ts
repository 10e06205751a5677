import { type KnownDistance, type Place, toKilometres } from '@comptoir/domain';
import { writeAccess } from '../../messages/write-access.ts';
import type { OrderWish } from '../checkout/order-wish.ts';
import type { ChosenLocation } from './chosen-location.ts';

/** Where the order goes, in the domain's words; null before a zone or an address was chosen. */
export function placeOf({ measured, zone }: ChosenLocation): Place | null {
  if (!measured && !zone) return null;
  const nowhere = { address: '', address2: '', city: '', postalCode: '', country: '', lat: null, lng: null };
  if (!measured) return { ...nowhere, zone };
  const { address, address2, city, postalCode, country, lat, lng } = measured;
  // Of zones that overlap the cheapest may be another one at another subtotal: an address is matched each time.
  return { address, address2, city, postalCode, country, lat, lng, zone: null };
}

/** The distance that the API answered for the chosen address; null: none was asked. */
export function distanceOf({ measured, isInvalid }: ChosenLocation): KnownDistance | 'not_found' | null {
  if (!measured) return isInvalid ? 'not_found' : null;
  return { km: toKilometres(measured.distance, measured.unit), costCents: measured.deliveryCostCents };
}

/** The chosen place where an order can go; null for none, and for one that is too far or nobody knows (LOC-15). */
export function usablePlaceOf(location: ChosenLocation): Place | null {
  return location.isTooFar || location.isInvalid ? null : placeOf(location);
}

/** Names the chosen place, whatever the mode is: another key means that the address form belongs to another place. */
export function placeKeyOf(location: ChosenLocation): string {
  const place = usablePlaceOf(location);
  return place ? JSON.stringify([place.zone, place.address, place.postalCode, place.city]) : '';
}

/**
 * Where the order goes once the address form was filled for the chosen place: what is typed there decides, and has to
 * lie in the zone that was chosen (LOC-24). Before that, the chosen place alone.
 */
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
