import { isObject, readNumber, readText, type WireObject } from '@comptoir/contract';
import type { DistanceAnswer, LocationChoice } from './location-choice.ts';

/** The stored answer of the distance call; its distances and amounts stay as they came. */
function readDistance(value: WireObject): DistanceAnswer {
  return {
    ...value,
    unit: readText(value.unit) || 'km',
    formatted_address: readText(value.formatted_address),
    address: readText(value.address),
    address2: readText(value.address2),
    city: readText(value.city),
    state: readText(value.state),
    postal_code: readText(value.postal_code),
    country: readText(value.country),
    lat: readNumber(value.lat),
    lng: readNumber(value.lng),
  };
}

/** What was stored as a location; null where that is no place (LOC-25). */
export function readLocation(value: unknown): LocationChoice | null {
  if (!isObject(value) || (value.type !== 'pickup' && value.type !== 'delivery')) return null;
  const { zone = null, _distance: distance = null } = value;
  // A place that is half readable is another place.
  if ((zone !== null && typeof zone !== 'string') || (distance !== null && !isObject(distance))) return null;
  return {
    type: value.type,
    query: readText(value.query),
    zone,
    _distance: distance && readDistance(distance),
    tooFar: value.tooFar === true,
    invalid: value.invalid === true,
  };
}
