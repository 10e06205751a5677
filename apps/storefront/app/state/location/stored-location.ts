import { distanceFromWire, distanceToWire, isObject, readText } from '@comptoir/contract';
import type { ChosenLocation } from './chosen-location.ts';

// The specification defines the stored shape (LOC-08, LOC-15): `_distance` is the API's response unchanged.

/** Returns null if the value is not a location, or it is incomplete (LOC-25). */
export function readLocation(value: unknown): ChosenLocation | null {
  if (!isObject(value) || (value.type !== 'pickup' && value.type !== 'delivery')) return null;
  const { type: mode, zone = null, _distance: answer = null } = value;
  if (zone !== null && typeof zone !== 'string') return null;
  const measured = answer === null ? null : distanceFromWire(answer);
  if (answer !== null && measured === null) return null;
  return {
    mode,
    query: readText(value.query),
    zone,
    measured,
    isTooFar: value.tooFar === true,
    isInvalid: value.invalid === true,
  };
}

export function writeLocation({ mode, query, zone, measured, isTooFar, isInvalid }: ChosenLocation): object {
  const _distance = measured && distanceToWire(measured);
  return { type: mode, query, zone, _distance, tooFar: isTooFar, invalid: isInvalid };
}
