import { type DeliveryForm, type KnownDistance, type Place, parseAmount, toKilometres } from '@comptoir/domain';
import type { LocationChoice } from './location-choice.ts';

/** Where the order goes, in the domain's words; null before a zone or an address was chosen. */
export function placeOf(location: LocationChoice): Place | null {
  const answer = location._distance;
  if (location.invalid || (!answer && !location.zone)) return null;
  return {
    address: answer?.address ?? '',
    address2: answer?.address2 ?? '',
    city: answer?.city ?? '',
    postalCode: answer?.postal_code ?? '',
    country: answer?.country ?? '',
    zone: location.zone,
    lat: answer?.lat ?? null,
    lng: answer?.lng ?? null,
  };
}

/** The distance that the API answered for the chosen address; null: none was asked. */
export function distanceOf(location: LocationChoice): KnownDistance | 'not_found' | null {
  if (location.invalid) return 'not_found';
  const answer = location._distance;
  const distance = Number(answer?.distance ?? Number.NaN);
  if (!answer || !Number.isFinite(distance)) return null;
  return {
    km: toKilometres(distance, answer.unit === 'mi' ? 'mi' : 'km'),
    costCents: parseAmount(answer.delivery_cost) ?? 0,
  };
}

/** Names the chosen place, whatever the mode is: another key means that the address form belongs to another place. */
export function placeKeyOf(location: LocationChoice): string {
  const place = placeOf(location);
  return place ? JSON.stringify([place.zone, place.address, place.postalCode, place.city]) : '';
}

/**
 * Where the order goes once the address form was filled for the chosen place: what is typed there decides, and has to
 * lie in the zone that was chosen (LOC-24). Before that, the chosen place alone.
 */
export function orderPlace(
  location: LocationChoice,
  form: DeliveryForm,
  details: { address2: string; placeKey: string },
): Place | null {
  const chosen = placeOf(location);
  const isFormFilled = form.postalCode.trim() !== '' || form.city.trim() !== '';
  if (!isFormFilled || details.placeKey !== placeKeyOf(location)) return chosen;
  const isSameAddress = chosen !== null && chosen.address !== '' && chosen.address === form.address.trim();
  return {
    address: form.address.trim(),
    address2: details.address2.trim(),
    city: form.city.trim(),
    postalCode: form.postalCode.trim(),
    country: form.country.trim(),
    zone: chosen?.zone ?? null,
    lat: isSameAddress ? chosen.lat : null,
    lng: isSameAddress ? chosen.lng : null,
  };
}
