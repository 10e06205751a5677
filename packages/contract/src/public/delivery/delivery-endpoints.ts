import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { addressSchema, addressSuggestionSchema, distanceSchema } from './location-schema.ts';
import { distanceFromWire, suggestionsFromWire } from './location-wire.ts';

export const addressesCall = defineCall({
  method: 'GET',
  path: '/v2/public/locations/',
  isFresh: true,
  send: (query: string) => ({ query: { query: toPlainLine(query) } }),
  read: suggestionsFromWire,
});

export const addressesEndpoint = defineEndpoint(addressesCall, () => ({
  summary: 'Addresses for what was typed so far; with HTTP 200 also where none can be looked up',
  query: z.object({ query: addressSchema }),
  answer: { payload: z.array(addressSuggestionSchema) },
  toldAsAnswer: { payload: z.array(z.never()) },
  errors: ['validation', 'rate_limited'],
}));

/** Measures the distance to an address (A.20). An unknown address and an unavailable service are failures (LOC-07). */
export const distanceCall = defineCall({
  method: 'GET',
  path: '/v2/public/locations/distance',
  isFresh: true,
  send: (location: string) => ({ query: { location: toPlainLine(location) } }),
  read: distanceFromWire,
});

export const distanceEndpoint = defineEndpoint(distanceCall, () => ({
  summary: 'How far an address is and what its delivery costs; with HTTP 200 also where that is not known',
  query: z.object({ location: addressSchema }),
  answer: { payload: distanceSchema },
  toldAsAnswer: {},
  errors: ['validation', 'rate_limited'],
}));
