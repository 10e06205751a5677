import type { MessageId } from './message-id.ts';

/** The specification's English strings. `data-i18n` contains them for tests, but the page shows French (DEC-01). */
export type SpecificationKeys = Partial<Record<MessageId, string>>;

/** The strings of the first load. */
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
