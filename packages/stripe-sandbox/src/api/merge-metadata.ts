import type { Metadata } from '../ledger/stripe-objects.ts';

/** Metadata after a request: names that it gives replace, an empty text takes one away, null takes all away. */
export function mergeMetadata(before: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === undefined) return before;
  return Object.fromEntries(Object.entries({ ...(given && before), ...given }).filter(([, value]) => value !== ''));
}
