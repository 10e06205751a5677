import type { MessageId } from './message-id.ts';

/**
 * The strings of the first load. They are in `data-i18n`, so that tests can check the English without showing it (DEC-01,
 * appendix H).
 */
export type SpecificationKeys = Partial<Record<MessageId, string>>;

/**
 * The specification's English string of a sentence (requirements DEC-01, appendix H). It stands in `data-i18n`, so that a
 * test can check the exact English without showing it.
 */
export const specificationKeys: SpecificationKeys = {
  'error.notFound': "Sorry, that page doesn't exist.",
  'error.broken': 'It looks like something broke.',
  'shell.pickup': 'pickup',
  'shell.delivery': 'delivery',
  'location.tooFar': 'The address is too far from the restaurant',
  'cart.tooFar': 'The address is too far from the restaurant',
};

/** Adds the strings of a screen. */
export function addSpecificationKeys(keys: SpecificationKeys): void {
  Object.assign(specificationKeys, keys);
}
