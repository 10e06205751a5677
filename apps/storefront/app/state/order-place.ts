import { type KnownDistance, type Place, parseAmount, toKilometres } from '@comptoir/domain';
import { writeAccess } from '../messages/write-access.ts';
import type { LocationChoice } from './location-choice.ts';
import type { OrderWish } from './order-wish-store.ts';

/** Where the order goes, in the domain's words; null before a zone or an address was chosen. */
export function placeOf(location: LocationChoice): Place | null {
  const answer = location._distance;
  if (!answer && !location.zone) return null;
  return {
    address: answer?.address ?? '',
    address2: answer?.address2 ?? '',
    city: answer?.city ?? '',
    postalCode: answer?.postal_code ?? '',
    country: answer?.country ?? '',
    // Of zones that overlap the cheapest may be another one at another subtotal: an address is matched each time.
    zone: answer ? null : location.zone,
    lat: answer?.lat ?? null,
    lng: answer?.lng ?? null,
  };
}

/** The distance that the API answered for the chosen address; null: none was asked. */
export function distanceOf(location: LocationChoice): KnownDistance | 'not_found' | null {
  const answer = location._distance;
  if (location.invalid && !answer) return 'not_found';
  const distance = Number(answer?.distance ?? Number.NaN);
  if (!answer || !Number.isFinite(distance)) return null;
  return {
    km: toKilometres(distance, answer.unit === 'mi' ? 'mi' : 'km'),
    costCents: parseAmount(answer.delivery_cost),
  };
}

/** The chosen place where an order can go; null for none, and for one that is too far or nobody knows (LOC-15). */
export function usablePlaceOf(location: LocationChoice): Place | null {
  return location.tooFar || location.invalid ? null : placeOf(location);
}

/** Names the chosen place, whatever the mode is: another key means that the address form belongs to another place. */
export function placeKeyOf(location: LocationChoice): string {
  const place = usablePlaceOf(location);
  return place ? JSON.stringify([place.zone, place.address, place.postalCode, place.city]) : '';
}

/**
 * Where the order goes once the address form was filled for the chosen place: what is typed there decides, and has to
 * lie in the zone that was chosen (LOC-24). Before that, the chosen place alone.
 */
export function orderPlace(
  location: LocationChoice,
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
