import { normalizeText } from '@comptoir/domain';
import { LRUCache } from 'lru-cache';
import type { AddressSuggestion, Geocoder, LocatedAddress } from './geocoder.ts';

const mostEntries = 500;
const minute = 60_000;

/** Caches suggestions for 10 minutes and addresses for a day. `now` is a monotonic clock in milliseconds. */
export function cacheGeocoder(geocoder: Geocoder, now = () => performance.now()): Geocoder {
  const clock = { perf: { now }, ttlResolution: 0 };
  const suggestions = new LRUCache<string, AddressSuggestion[]>({ max: mostEntries, ttl: 10 * minute, ...clock });
  // A null result means that the address does not exist. This result is cached too.
  const addresses = new LRUCache<string, { located: LocatedAddress | null }>({
    max: mostEntries,
    ttl: 24 * 60 * minute,
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
      if (known) return known.located;
      const located = await geocoder.locate(address);
      addresses.set(key, { located });
      return located;
    },
  };
}
