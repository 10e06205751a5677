import { z } from 'zod';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { fetchJson } from '../fetch-json.ts';
import type { Geocoder, GeoPoint, LocatedAddress } from './geocoder.ts';

const language = { languageCode: 'fr', regionCode: 'fr' };
/** How far from the restaurant suggestions are preferred: the widest circle that the service takes. */
const biasMeters = 50_000;

const textSchema = z.object({ text: z.string() });

// What is empty, the service leaves out.
const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          text: textSchema,
          structuredFormat: z.object({ mainText: textSchema, secondaryText: textSchema.optional() }),
        }),
      }),
    )
    .default([]),
});

const placeSchema = z.object({
  formattedAddress: z.string(),
  addressComponents: z.array(z.object({ longText: z.string().default(''), types: z.array(z.string()) })),
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
});

const placesSchema = z.object({ places: z.array(placeSchema).default([]) });

/** Google's Places API (New). */
export function createGoogleGeocoder(
  breaker: CircuitBreaker,
  key: string,
  root = 'https://places.googleapis.com',
): Geocoder {
  const ask = <T>(method: string, schema: z.ZodType<T>, fields: string[], body: object) =>
    breaker((signal) =>
      fetchJson(schema, new URL(`/v1/places:${method}`, root), {
        signal,
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': fields.join(',') },
        body: { ...language, ...body },
      }),
    );

  return {
    suggest: async (query, { near, limit }) => {
      const prediction = 'suggestions.placePrediction';
      const fields = [`${prediction}.text.text`, `${prediction}.structuredFormat`];
      const answer = await ask('autocomplete', suggestionsSchema, fields, {
        input: query,
        includedRegionCodes: ['fr'],
        // Addresses, not the shops that stand there.
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
        ...(near && { locationBias: around(near) }),
      });
      return (answer?.suggestions ?? []).slice(0, limit).map(({ placePrediction: { text, structuredFormat } }) => ({
        description: text.text,
        mainText: structuredFormat.mainText.text,
        secondaryText: structuredFormat.secondaryText?.text ?? '',
      }));
    },
    locate: async (address) => {
      const fields = ['places.formattedAddress', 'places.addressComponents', 'places.location'];
      const answer = await ask('searchText', placesSchema, fields, { textQuery: address, pageSize: 1 });
      const place = answer?.places[0];
      return place ? toAddress(place) : null;
    },
  };
}

function around({ lat, lng }: GeoPoint): object {
  return { circle: { center: { latitude: lat, longitude: lng }, radius: biasMeters } };
}

function toAddress({ formattedAddress, addressComponents, location }: z.infer<typeof placeSchema>): LocatedAddress {
  const part = (type: string) => addressComponents.find(({ types }) => types.includes(type))?.longText ?? '';
  const houseNumber = part('street_number');
  return {
    formattedAddress,
    address: `${houseNumber} ${part('route')}`.trim(),
    city: part('locality'),
    state: part('administrative_area_level_1'),
    postalCode: part('postal_code'),
    country: part('country'),
    isPrecise: houseNumber !== '',
    point: { lat: location.latitude, lng: location.longitude },
  };
}
