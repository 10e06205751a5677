import type { Metadata } from '../ledger/stripe-objects.ts';

/** Given names replace existing ones, an empty text removes a name, and null removes all. */
export function mergeMetadata(before: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === undefined) return before;
  return Object.fromEntries(Object.entries({ ...(given && before), ...given }).filter(([, value]) => value !== ''));
}
