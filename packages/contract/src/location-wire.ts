import { centsToDecimal, parseAmount } from '@comptoir/domain';
import { readPayload } from './envelope.ts';
import type { WireAddressSuggestion, WireDistance } from './location-schema.ts';
import { isObject, readList, readNumber, readObject, readText } from './wire-values.ts';

/** An address that the diner may mean. */
export interface AddressSuggestion {
  /** What is asked for when it is chosen. */
  description: string;
  mainText: string;
  secondaryText: string;
}

/** How far an address is, what its delivery costs, and how it is written. */
export interface Distance {
  /** In `unit`. */
  distance: number;
  /** Whole minutes; 0 where the answer has none. */
  duration: number;
  unit: 'km' | 'mi';
  deliveryCostCents: number;
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

/** The suggestions of an answer (A.19); one without a description can't be asked for. */
export function suggestionsFromWire(body: unknown): AddressSuggestion[] {
  return readList(readPayload(body))
    .filter(isObject)
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

/** The distance of an answer (A.20), or of what was kept of one (LOC-08); null: it tells none. */
export function distanceFromWire(body: unknown): Distance | null {
  const answer = readObject(readPayload(body));
  const distance = readNumber(answer.distance);
  if (distance === null || distance < 0) return null;
  return {
    distance,
    duration: readNumber(answer.duration) ?? 0,
    unit: readText(answer.unit).trim().toLowerCase() === 'mi' ? 'mi' : 'km',
    deliveryCostCents: parseAmount(answer.delivery_cost) ?? 0,
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

/** The 13 keys of A.20, as the API answers them and as local storage keeps them (LOC-08). */
export function distanceToWire(distance: Distance): WireDistance {
  const { deliveryCostCents, formattedAddress, postalCode, ...rest } = distance;
  return {
    ...rest,
    delivery_cost: centsToDecimal(deliveryCostCents),
    formatted_address: formattedAddress,
    postal_code: postalCode,
  };
}
