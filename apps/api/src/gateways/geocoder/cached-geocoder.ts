import { normalizeText } from '@comptoir/domain';
import { createBoundedCache } from '../bounded-cache.ts';
import type { AddressSuggestion, Geocoder, LocatedAddress } from './geocoder.ts';

const mostEntries = 500;
const minute = 60_000;

/** Remembers what a geocoder beyond the network answered: suggestions for 10 minutes, addresses for a day. Failures are asked again. */
export function cacheGeocoder(geocoder: Geocoder, now?: () => number): Geocoder {
  const clock = now && { now };
  const suggestions = createBoundedCache<AddressSuggestion[]>({ mostEntries, keptMilliseconds: 10 * minute, ...clock });
  const addresses = createBoundedCache<LocatedAddress | null>({
    mostEntries,
    keptMilliseconds: 24 * 60 * minute,
    ...clock,
  });
  return {
    suggest: async (query, options) => {
      const key = JSON.stringify([normalizeText(query), options]);
      const known = suggestions.get(key);
      if (known) return known;
      const answer = await geocoder.suggest(query, options);
      suggestions.set(key, answer);
      return answer;
    },
    locate: async (address) => {
      const key = normalizeText(address);
      const known = addresses.get(key);
      if (known !== undefined) return known;
      const answer = await geocoder.locate(address);
      addresses.set(key, answer);
      return answer;
    },
  };
}
