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
  /** In `unit`. */
  distance: number;
  /** Whole minutes; null: not in the answer. */
  duration: number | null;
  unit: 'km' | 'mi';
  /** Null: not in the answer, which does not mean free. */
  deliveryCostCents: number | null;
  formattedAddress: string;
  /** House number and street. */
  address: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  lat: number | null;
  lng: number | null;
}

/** A stored distance. Values missing in the answer are null. */
export type KeptDistance = Omit<WireDistance, 'duration' | 'delivery_cost'> & {
  duration: number | null;
  delivery_cost: number | null;
};

/** The suggestions of an answer (A.19). One without a description is left out. */
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

/** The distance of an answer (A.20), or of the browser's storage (LOC-08); null: none. */
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

/** The 13 keys of A.20, for the API's answer and the browser's storage (LOC-08). */
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
