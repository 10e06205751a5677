import type { MessageId } from './message-id.ts';

/** English strings of the specification for `data-i18n`: tests check them without showing them (DEC-01, appendix H). */
export type SpecificationKeys = Partial<Record<MessageId, string>>;

/** Strings of the first load. */
export const specificationKeys: SpecificationKeys = {
  'error.notFound': "Sorry, that page doesn't exist.",
  'error.broken': 'It looks like something broke.',
  'shell.pickup': 'pickup',
  'shell.delivery': 'delivery',
  'location.tooFar': 'The address is too far from the restaurant',
  'cart.tooFar': 'The address is too far from the restaurant',
};

export function addSpecificationKeys(keys: SpecificationKeys): void {
  Object.assign(specificationKeys, keys);
}
