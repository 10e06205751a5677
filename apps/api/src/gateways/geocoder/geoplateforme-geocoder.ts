import { z } from 'zod';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { fetchJson } from '../fetch-json.ts';
import type { Geocoder, LocatedAddress } from './geocoder.ts';

/** The minimum score of a match. A lower score usually means a different street. */
const leastScore = 0.7;

const text = z.string().default('');

const featureSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
  properties: z.object({
    score: z.number(),
    type: z.string(),
    name: z.string().min(1),
    postcode: text,
    city: text,
    context: text,
  }),
});

const answerSchema = z.object({ features: z.array(featureSchema) });

type Properties = z.infer<typeof featureSchema>['properties'];

/** The French state's geocoder, which is free, needs no key and allows 50 requests a second. */
export function createGeoplateformeGeocoder(breaker: CircuitBreaker, root = 'https://data.geopf.fr'): Geocoder {
  const search = (query: Record<string, string>) =>
    breaker(async (signal) => {
      const url = new URL('/geocodage/search', root);
      url.search = new URLSearchParams({ index: 'address', ...query }).toString();
      // The service answers 400 to a text that it can't parse, such as a leading comma.
      const answer = await fetchJson(answerSchema, url, { signal, noneStatus: 400 });
      return answer?.features ?? [];
    });

  return {
    suggest: async (query, { near, limit }) => {
      const around = near && { lat: String(near.lat), lon: String(near.lng) };
      const features = await search({ q: query, limit: String(limit), autocomplete: '1', ...around });
      return features
        .map(({ properties }) => properties)
        .filter(({ type }) => type === 'housenumber' || type === 'street')
        .slice(0, limit)
        .map((properties) => {
          const secondaryText = townOf(properties);
          return { description: `${properties.name}, ${secondaryText}`, mainText: properties.name, secondaryText };
        });
    },
    locate: async (address) => {
      // The service would treat the country as a part of the street name.
      const q = address.replace(/,?\s*france\s*$/i, '');
      const [best] = await search({ q, limit: '1', autocomplete: '0' });
      return best && best.properties.score >= leastScore ? toAddress(best) : null;
    },
  };
}

function townOf({ postcode, city }: Properties): string {
  return `${postcode} ${city}, France`.trim();
}

function toAddress({ geometry, properties }: z.infer<typeof featureSchema>): LocatedAddress {
  const { name, postcode, city, context, type } = properties;
  const [lng, lat] = geometry.coordinates;
  return {
    formattedAddress: `${name}, ${townOf(properties)}`,
    address: name,
    city,
    state: context.split(',').at(-1)?.trim() ?? '',
    postalCode: postcode,
    country: 'France',
    isPrecise: type === 'housenumber' || type === 'locality',
    point: { lat, lng },
  };
}
