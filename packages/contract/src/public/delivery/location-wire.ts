import { centsToDecimal } from '@comptoir/domain';
import { readPayload } from '../../wire/envelope.ts';
import { readAmount, readNumber, readObject, readObjects, readText } from '../../wire/wire-values.ts';
import type { WireAddressSuggestion, WireDistance } from './location-schema.ts';

export interface AddressSuggestion {
  description: string;
  mainText: string;
  secondaryText: string;
}

export interface Distance {
  distance: number;
  duration: number | null;
  unit: 'km' | 'mi';
  /** The fee in cents; null if the response has no cost, which does not mean free delivery. */
  deliveryCostCents: number | null;
  formattedAddress: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  lat: number | null;
  lng: number | null;
}

/** A distance in the browser's storage. Values that were missing in the response are null. */
export type KeptDistance = Omit<WireDistance, 'duration' | 'delivery_cost'> & {
  duration: number | null;
  delivery_cost: number | null;
};

export function suggestionsFromWire(body: unknown): AddressSuggestion[] {
  return readObjects(readPayload(body))
    .map((entry) => {
      const description = readText(entry.description);
      const { main_text, secondary_text } = readObject(entry.structured_formatting);
      return { description, mainText: readText(main_text) || description, secondaryText: readText(secondary_text) };
    })
    .filter(({ description }) => description !== '');
}

export function suggestionToWire(suggestion: AddressSuggestion): WireAddressSuggestion {
  const { description, mainText, secondaryText } = suggestion;
  return { description, structured_formatting: { main_text: mainText, secondary_text: secondaryText } };
}

/** Reads a distance from a response (A.20) or from the browser's storage (LOC-08); null if there is none. */
export function distanceFromWire(body: unknown): Distance | null {
  const answer = readObject(readPayload(body));
  const distance = readNumber(answer.distance);
  if (distance === null || distance < 0) return null;
  return {
    distance,
    duration: readNumber(answer.duration),
    unit: readText(answer.unit).trim().toLowerCase() === 'mi' ? 'mi' : 'km',
    deliveryCostCents: readAmount(answer.delivery_cost),
    formattedAddress: readText(answer.formatted_address),
    address: readText(answer.address),
    address2: readText(answer.address2),
    city: readText(answer.city),
    state: readText(answer.state),
    postalCode: readText(answer.postal_code),
    country: readText(answer.country),
    lat: readNumber(answer.lat),
    lng: readNumber(answer.lng),
  };
}

/** Writes the 13 keys of A.20, for the API's response and for the browser's storage (LOC-08). */
export function distanceToWire(distance: Distance & { duration: number; deliveryCostCents: number }): WireDistance;
export function distanceToWire(distance: Distance): KeptDistance;
export function distanceToWire(distance: Distance): KeptDistance {
  const { deliveryCostCents, formattedAddress, postalCode, ...rest } = distance;
  return {
    ...rest,
    delivery_cost: deliveryCostCents === null ? null : centsToDecimal(deliveryCostCents),
    formatted_address: formattedAddress,
    postal_code: postalCode,
  };
}
